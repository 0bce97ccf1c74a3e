import { expect, test } from 'vitest';
import { withoutMapComment } from './stage.mjs';

test('the comment at the end that names a source map goes', () => {
  expect(withoutMapComment('run();\n\n//# sourceMappingURL=main.js.map')).toBe('run();\n\n');
  expect(withoutMapComment('a{}\n/*# sourceMappingURL=a.css.map */\n')).toBe('a{}\n');
});

test('what a script says of source maps itself stays', () => {
  const script = 'const mark = "//# sourceMappingURL=";\nrun(mark);\n';
  expect(withoutMapComment(script)).toBe(script);
});
