/* global document, window */
const ticks = document.querySelector('#ticks');

window.ticks = [];
window.early = typeof window.api;
window.off = window.api.onTick((tick) => {
  window.ticks.push(tick);
  const line = document.createElement('li');
  line.textContent = JSON.stringify(tick);
  ticks?.append(line);
});
