import { message } from '../../words/message.ts';
import { joined } from '../ipc/handlers.ts';
import { classHost } from '../tasks/class-host.ts';
import { TaskHost } from '../tasks/task-host.ts';
import { taskMaker } from '../tasks/task-maker.ts';
import type { CoreWithPeople } from './core.ts';

/** Tasks for a class: made, done and collected. */
export function tasksFeature({
  platform,
  bus,
  random,
  clipboard,
  saveFile,
  dragOut,
  library,
  people,
  preferences,
}: CoreWithPeople) {
  const { analyst, dialogs, folder, windows } = platform;
  const outgoing = { copy: (text: string) => clipboard.writeText(text), saveFile, dragOut };
  const host = new TaskHost({
    analyst,
    saveFile,
    who: () => people.now(),
    now: library.now,
    show: () => windows.commandBoard('tasks'),
    changed: (view) => windows.tellBoard('task', view),
  });
  bus.on('personChanged', () => host.personChanged());
  const open = (text: string): void => host.open(text, message('task.the-draft'));
  return {
    host,
    handlers: joined(
      host.handlers,
      taskMaker(folder, outgoing, random, open, (problem) => preferences.report(problem)),
      classHost(outgoing, () => dialogs.folder()),
    ),
  };
}
