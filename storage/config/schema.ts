import { z } from 'zod';
import { games } from '../../engine/games.ts';
import { otherNames, schemaOf, type SettingRules } from '../../engine/settings/settings.ts';
import { nameOf } from '../../words/game-words.ts';
import { message, type Message } from '../../words/message.ts';
import { settingMessage } from '../../words/setting-message.ts';
import { commandIds, keysSchema } from './keys.ts';
import { parts } from './parts.ts';
import { presetSchema } from './presets.ts';
import { startFields } from './start.ts';

/**
 * The JSON schema by which editors complete and check a config file.
 *
 * @param say - puts messages into words.
 */
export function configSchema(say: (message: Message) => string): unknown {
  const start = Object.entries(startFields).map(([name, field]) => [
    name,
    (field.schema as z.ZodType)
      .describe(say({ code: `config.fields.${name}` }))
      .meta({ default: field.default }),
  ]);
  const settings = parts.map(({ rules, path: [section] }) =>
    section === undefined
      ? propertiesOf(rules, say)
      : {
          [section]: z
            .object(propertiesOf(rules, say))
            .partial()
            .describe(say(message('config.schema.part', { part: nameOf(rules) }))),
        },
  );
  const schema = z
    .looseObject({
      $schema: z.string(),
      version: z.literal(1),
      ...(Object.fromEntries(start) as Record<string, z.ZodType>),
      ...Object.assign({}, ...settings),
      keys: z
        .partialRecord(z.enum(commandIds), keysSchema)
        .describe(say(message('config.schema.keys'))),
      presets: z
        .partialRecord(z.enum(games.map(({ id }) => id)), z.array(presetSchema))
        .describe(say(message('config.schema.presets'))),
    })
    .partial();
  return z.toJSONSchema(schema, { io: 'input' });
}

function propertiesOf(
  { id, settings }: SettingRules,
  say: (message: Message) => string,
): Record<string, z.ZodType> {
  return Object.fromEntries(
    settings.flatMap((setting) => {
      const schema = schemaOf(setting)
        .default(setting.default)
        .describe(descriptionOf(id, setting.name, say));
      return [setting.name, ...otherNames(setting)].map((name) => [name, schema]);
    }),
  );
}

/** The sentence of a setting; its label if that says it all. */
function descriptionOf(id: string, name: string, say: (message: Message) => string): string {
  const wanted = settingMessage(id, name, 'sentence');
  const sentence = say(wanted);
  // A message that the catalogue lacks is its own code.
  return sentence === wanted.code ? say(settingMessage(id, name, 'label')) : sentence;
}
