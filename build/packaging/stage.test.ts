import { expect, test } from 'vitest';
import { withoutMapComment } from './stage.mjs';

test('removes the comment at the end that names a source map', () => {
  expect(withoutMapComment('run();\n\n//# sourceMappingURL=main.js.map')).toBe('run();\n\n');
  expect(withoutMapComment('a{}\n/*# sourceMappingURL=a.css.map */\n')).toBe('a{}\n');
});

test('keeps what a script itself says about source maps', () => {
  const script = 'const mark = "//# sourceMappingURL=";\nrun(mark);\n';
  expect(withoutMapComment(script)).toBe(script);
});
