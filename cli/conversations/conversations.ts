import type { Conversation, Speakers } from './conversation.ts';
import { conquestConversation } from './digit-conquest.ts';
import { plainConversation } from './plain.ts';
import { summationConversation } from './summation-duel.ts';

/** The games with the texts of their rule books. */
const conversations: Readonly<Record<string, (speakers: Speakers) => Conversation>> = {
  'summation-duel': summationConversation,
  'digit-conquest': conquestConversation,
};

/** The conversation of a match. */
export function conversationOf(speakers: Speakers): Conversation {
  return (conversations[speakers.game.id] ?? plainConversation)(speakers);
}
