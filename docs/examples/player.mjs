#!/usr/bin/env node
// A player for every game, over UGI, to begin one of your own with: change choose().
//
// Digit Duels knows the rules, so all commands are passed on to its engine but `go`, which choose() answers.
// The arguments are the command that starts the engine; by default: digit-duels engine
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

const [command = 'digit-duels', ...args] =
  process.argv.length > 2 ? process.argv.slice(2) : ['digit-duels', 'engine'];
const engine = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] });
const lines = createInterface({ input: engine.stdout })[Symbol.asyncIterator]();

const tell = (line) => engine.stdin.write(`${line}\n`);

/** Says a line, and reads up to the line that begins with the word `last`. */
async function answer(line, last, show = () => undefined) {
  tell(line);
  for (;;) {
    const { value: said, done } = await lines.next();
    if (done) throw new Error('The engine has ended.');
    show(said);
    const [first, ...rest] = said.split(' ');
    if (first === last) return rest;
    // What can’t be answered is refused in a sentence.
    if (said.startsWith('info string')) return [];
  }
}

/** The move that leaves the opponent the fewest replies. */
async function choose(position) {
  tell(position);
  let best = { move: 'none', replies: Infinity };
  for (const move of await answer('legalmoves', 'legalmoves')) {
    tell(position + (position.includes(' moves') ? ' ' : ' moves ') + move);
    const { length: replies } = await answer('legalmoves', 'legalmoves');
    if (replies < best.replies) best = { move, replies };
  }
  return best.move;
}

const named = (said) => (said.startsWith('id name') ? 'id name Fewest replies' : said);
const ends = { ugi: 'ugiok', isready: 'readyok', query: 'response' };
for (const word of ['eval', 'legalmoves', 'chance']) ends[word] = word;
let position = 'position startpos';
for await (const line of createInterface({ input: process.stdin })) {
  const [word] = line.split(' ');
  if (word === 'quit') break;
  if (word === 'go') {
    console.log(`bestmove ${await choose(position)}`);
    tell(position);
  } else if (Object.hasOwn(ends, word)) {
    await answer(line, ends[word], (said) => console.log(named(said)));
  } else {
    if (word === 'position') position = line;
    tell(line);
  }
}
tell('quit');
process.stdin.destroy();
