// What a compiled program takes for the same: plain Chopsticks of two players, cutoff, hands told apart.
//   yardstick perft FINGERS DEPTH   the number of sequences of moves, the last ones counted by the position
//   yardstick solve FINGERS         every position by retrograde analysis: wins, draws and losses
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

static int fingers;

static uint64_t countSplits(int left, int right) {
  uint64_t found = 0;
  const int total = left + right;
  for (int to = 1; to < total; to++) {
    const int rest = total - to;
    if (to >= fingers || rest >= fingers) continue;
    if ((to == left && rest == right) || (to == right && rest == left)) continue;
    found++;
  }
  return found;
}

static int land(int sum) { return sum < fingers ? sum : 0; }

static uint64_t perft(int left, int right, int otherLeft, int otherRight, int depth) {
  if (left + right == 0 || otherLeft + otherRight == 0) return 0;
  if (depth == 1) {
    const uint64_t own = (left > 0) + (right > 0);
    return own * ((otherLeft > 0) + (otherRight > 0)) + countSplits(left, right);
  }
  uint64_t sum = 0;
  for (const int strength : {left, right}) {
    if (strength == 0) continue;
    if (otherLeft > 0) sum += perft(land(otherLeft + strength), otherRight, left, right, depth - 1);
    if (otherRight > 0) sum += perft(otherLeft, land(otherRight + strength), left, right, depth - 1);
  }
  const int total = left + right;
  for (int to = 1; to < total; to++) {
    const int rest = total - to;
    if (to >= fingers || rest >= fingers) continue;
    if ((to == left && rest == right) || (to == right && rest == left)) continue;
    sum += perft(otherLeft, otherRight, to, rest, depth - 1);
  }
  return sum;
}

struct Side {
  int low, high;
};

static int sideOf(int one, int other) {
  const int low = one < other ? one : other, high = one < other ? other : one;
  return high * (high + 1) / 2 + low;
}

static void solve() {
  std::vector<Side> sides;
  for (int high = 0; high < fingers; high++)
    for (int low = 0; low <= high; low++) sides.push_back({low, high});
  const size_t count = sides.size();

  // What turns into a side when struck with each strength, and by a split.
  std::vector<std::vector<int>> struckFrom(count * fingers), splitFrom(count);
  std::vector<uint8_t> splits(count);
  for (size_t side = 0; side < count; side++) {
    const auto [low, high] = sides[side];
    for (int strength = 1; strength < fingers; strength++) {
      if (low > 0) struckFrom[sideOf(land(low + strength), high) * fingers + strength].push_back(side);
      if (high > 0) struckFrom[sideOf(low, land(high + strength)) * fingers + strength].push_back(side);
    }
    const int total = low + high;
    for (int to = 1; 2 * to <= total; to++) {
      if (total - to >= fingers || to == low) continue;
      splitFrom[sideOf(to, total - to)].push_back(side);
      splits[side]++;
    }
  }

  std::vector<int16_t> table(count * count);
  std::vector<uint8_t> remaining(count * count);
  std::vector<int32_t> queue(count * count);
  size_t tail = 0;
  const auto live = [&](size_t side) { return (sides[side].low > 0) + (sides[side].high > 0); };
  for (size_t mover = 0; mover < count; mover++) {
    for (size_t other = 0; other < count; other++) {
      const size_t position = mover * count + other;
      if (mover == 0 || other == 0) {
        table[position] = mover == 0 ? -1 : 1;
        queue[tail++] = position;
      } else {
        remaining[position] = live(mover) * live(other) + splits[mover];
      }
    }
  }
  for (size_t head = 0; head < tail; head++) {
    const size_t position = queue[head], mover = position / count, striker = position % count;
    const int value = table[position];
    const auto back = [&](size_t before) {
      if (table[before] != 0) return;
      if (value > 0 && --remaining[before] > 0) return;
      table[before] = value > 0 ? -1 - value : 1 - value;
      queue[tail++] = before;
    };
    if (striker != 0) {
      for (const int strength : {sides[striker].low, sides[striker].high}) {
        if (strength == 0) continue;
        for (const int before : struckFrom[mover * fingers + strength]) back(striker * count + before);
      }
    }
    if (mover != 0)
      for (const int before : splitFrom[striker]) back(before * count + mover);
  }
  size_t won = 0, lost = 0;
  for (const int16_t value : table) won += value > 0, lost += value < 0;
  std::printf("%zu %zu %zu\n", won, table.size() - won - lost, lost);
}

int main(int argc, char **argv) {
  if (argc < 3) return 1;
  fingers = std::atoi(argv[2]);
  if (std::string(argv[1]) == "solve") solve();
  else if (argc > 3) std::printf("%llu\n", (unsigned long long)perft(1, 1, 1, 1, std::atoi(argv[3])));
  return 0;
}
