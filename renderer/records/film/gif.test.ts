import { expect, test } from 'vitest';
import { makeGif } from './gif.ts';
import { readGif } from './gif-reader.testing.ts';

function picture(...pixels: readonly number[]): ImageData {
  const data = new Uint8ClampedArray(new Uint32Array(pixels).buffer);
  return { data, width: pixels.length, height: 1, colorSpace: 'srgb' };
}

const red = 0xff0000ff;
const green = 0xff00ff00;

test('every picture is there with its duration, and all but the first contain only what has changed', () => {
  const pictures = [
    picture(red, red, green),
    picture(red, green, green),
    picture(red, green, green),
  ];
  const gif = makeGif(pictures);
  for (const [index, each] of pictures.entries()) gif.add(each, (index + 1) * 100);
  expect(readGif(gif.finish())).toEqual({
    width: 3,
    height: 1,
    loops: true,
    pictures: [
      { stay: 100, transparent: false, columns: [0, 3] },
      { stay: 200, transparent: true, columns: [1, 1] },
      { stay: 300, transparent: true, columns: [0, 1] },
    ],
  });
});
