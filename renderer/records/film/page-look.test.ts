import { expect, test } from 'vitest';
import { lookOf } from './page-look.ts';

test('a picture copies the look of the table, the hands and the sleeves, and stands still', () => {
  const root = document.createElement('html');
  root.setAttribute('lang', 'de');
  root.dataset['table'] = 'walnut';
  root.dataset['hands'] = 'white-gloves';
  root.dataset['motion'] = 'full';
  root.dataset['contrast'] = 'more "or" less';
  root.style.setProperty('--player-1', 'var(--dye-yellow)');
  root.style.fontSize = '200%';
  expect(lookOf(root, 'dark')).toBe(
    'data-table="walnut" data-hands="white-gloves" data-motion="off" ' +
      'data-contrast="more &quot;or&quot; less" data-theme="dark" style="--player-1: var(--dye-yellow)"',
  );
});
