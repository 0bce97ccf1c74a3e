// What a compiled program takes for the same: plain Chopsticks of two players, cutoff, hands told apart.
//   yardstick REPEAT perft FINGERS DEPTH   the number of sequences of moves, walked in tables, the last ones counted
//   yardstick REPEAT solve FINGERS         every position by retrograde analysis, splits by groups: wins, draws and losses
//   yardstick REPEAT random FINGERS        how likely the first player wins among random players, by Gauss-Seidel sweeps
// Does it so often, and prints the result and the milliseconds that each time took, without the start of the program.
#include <chrono>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <utility>
#include <vector>

static int fingers;

static int land(int sum) { return sum < fingers ? sum : 0; }

struct Hands {
  int left, right, otherLeft, otherRight;

  int number() const { return ((left * fingers + right) * fingers + otherLeft) * fingers + otherRight; }
};

// The positions that follow from a start, in the order in which they come up, with those after each move.
struct Tables {
  std::vector<int32_t> start{0}, next;

  explicit Tables(int plies) : nodeOf(fingers * fingers * fingers * fingers, -1) {
    reach({1, 1, 1, 1});
    size_t node = 0;
    for (int ply = 0; ply <= plies; ply++) {
      for (const size_t end = positions.size(); node < end; node++) {
        follow(positions[node]);
        start.push_back(next.size());
      }
    }
  }

  uint64_t walk(int node, int depth) const {
    const int end = start[node + 1];
    uint64_t sum = 0;
    for (int at = start[node]; at < end; at++)
      sum += depth == 2 ? start[next[at] + 1] - start[next[at]] : walk(next[at], depth - 1);
    return sum;
  }

 private:
  std::vector<int32_t> nodeOf;
  std::vector<Hands> positions;

  int reach(const Hands &hands) {
    int32_t &node = nodeOf[hands.number()];
    if (node == -1) {
      node = positions.size();
      positions.push_back(hands);
    }
    return node;
  }

  void follow(const Hands hands) {
    const auto [left, right, otherLeft, otherRight] = hands;
    if (left + right == 0 || otherLeft + otherRight == 0) return;
    for (const int strength : {left, right}) {
      if (strength == 0) continue;
      if (otherLeft > 0) next.push_back(reach({land(otherLeft + strength), otherRight, left, right}));
      if (otherRight > 0) next.push_back(reach({otherLeft, land(otherRight + strength), left, right}));
    }
    const int total = left + right;
    for (int to = 1; to < total; to++) {
      const int rest = total - to;
      if (to >= fingers || rest >= fingers) continue;
      if ((to == left && rest == right) || (to == right && rest == left)) continue;
      next.push_back(reach({otherLeft, otherRight, to, rest}));
    }
  }
};

struct Half {
  int low, high;
};

static std::vector<Half> allHalves() {
  std::vector<Half> halves;
  for (int high = 0; high < fingers; high++)
    for (int low = 0; low <= high; low++) halves.push_back({low, high});
  return halves;
}

static int halfOf(int one, int other) {
  const int low = one < other ? one : other, high = one < other ? other : one;
  return high * (high + 1) / 2 + low;
}

// Items sorted by key: those with key k are items[start[k]] to items[start[k + 1] - 1].
struct Lists {
  std::vector<int32_t> start, items;

  Lists(size_t keys, const std::vector<std::pair<int32_t, int32_t>> &pairs) : start(keys + 1), items(pairs.size()) {
    for (const auto &[key, item] : pairs) start[key + 1]++;
    for (size_t key = 0; key < keys; key++) start[key + 1] += start[key];
    std::vector<int32_t> next(start.begin(), start.end() - 1);
    for (const auto &[key, item] : pairs) items[next[key]++] = item;
  }
};

static std::string solve() {
  const std::vector<Half> halves = allHalves();
  const size_t count = halves.size();

  // The half positions that become a given one, by strength of the strike.
  std::vector<std::pair<int32_t, int32_t>> struck;
  for (size_t half = 0; half < count; half++) {
    const auto [low, high] = halves[half];
    for (int strength = 1; strength < fingers; strength++) {
      if (low > 0) struck.push_back({halfOf(land(low + strength), high) * fingers + strength, half});
      if (high > 0) struck.push_back({halfOf(low, land(high + strength)) * fingers + strength, half});
    }
  }
  const Lists struckFrom(count * fingers, struck);

  // Half positions with the same total and both hands live split into one another: they form a group,
  // numbered by the total.
  const size_t groupCount = 2 * fingers - 1;
  std::vector<int32_t> size(groupCount), sum(groupCount), groupOf(count, -1);
  for (size_t half = 0; half < count; half++) {
    if (halves[half].low == 0) continue;
    const int total = halves[half].low + halves[half].high;
    size[total]++;
    sum[total] += half;
  }
  std::vector<std::pair<int32_t, int32_t>> users;
  for (size_t half = 0; half < count; half++) {
    const int total = halves[half].low + halves[half].high;
    if (size[total] - (halves[half].low > 0) <= 0) continue;
    groupOf[half] = total;
    users.push_back({total, half});
  }
  const Lists usersOf(groupCount, users);
  // By group and opponent: how many positions of the group the opponent wins, their sum, and how many
  // the opponent loses, up to 2.
  std::vector<uint16_t> wonCount(groupCount * count);
  std::vector<int32_t> wonSum(groupCount * count);
  std::vector<uint8_t> lostCount(groupCount * count);

  // The value, or until it is known, `undecided` plus the number of moves that could still save the
  // mover.
  const int undecided = 32700;
  std::vector<int16_t> table(count * count);
  std::vector<int32_t> queue(count * count);
  size_t tail = 0;
  const auto live = [&](size_t half) { return (halves[half].low > 0) + (halves[half].high > 0); };
  for (size_t mover = 0; mover < count; mover++) {
    for (size_t other = 0; other < count; other++) {
      const size_t position = mover * count + other;
      if (mover == 0 || other == 0) {
        table[position] = mover == 0 ? -1 : 1;
        queue[tail++] = position;
      } else {
        table[position] = undecided + live(mover) * live(other) + (groupOf[mover] != -1);
      }
    }
  }
  for (size_t head = 0; head < tail; head++) {
    const size_t position = queue[head], mover = position / count, other = position % count;
    const int value = table[position];
    const bool wins = value < 0;
    const int entry = wins ? 1 - value : -1 - value;
    const auto decide = [&](size_t before) {
      if (table[before] < undecided) return;
      table[before] = entry;
      queue[tail++] = before;
    };
    const auto backUpLoss = [&](size_t before) {
      if (table[before] <= undecided) return;
      if (--table[before] == undecided) decide(before);
    };
    if (other != 0) {
      for (const int strength : {halves[other].low, halves[other].high}) {
        if (strength == 0) continue;
        const size_t list = mover * fingers + strength;
        for (int at = struckFrom.start[list]; at < struckFrom.start[list + 1]; at++) {
          const size_t before = other * count + struckFrom.items[at];
          if (wins) decide(before);
          else backUpLoss(before);
        }
      }
    }
    // A player who has just split into `other` leaves the mover here.
    if (mover == 0 || halves[other].low == 0) continue;
    const int group = halves[other].low + halves[other].high;
    const size_t cell = group * count + mover;
    const auto eachUser = [&](const auto &visit) {
      for (int at = usersOf.start[group]; at < usersOf.start[group + 1]; at++)
        if ((size_t)usersOf.items[at] != other) visit(usersOf.items[at] * count + mover);
    };
    if (wins) {
      if (lostCount[cell] == 2) continue;
      lostCount[cell]++;
      eachUser(decide);
    } else {
      wonCount[cell]++;
      wonSum[cell] += other;
      if (wonCount[cell] == size[group]) eachUser(backUpLoss);
      else if (wonCount[cell] == size[group] - 1) {
        // A half position doesn't split into itself, so for the last one in the group only the others
        // count.
        const int last = sum[group] - wonSum[cell];
        if (groupOf[last] == group) backUpLoss(last * count + mover);
      }
    }
  }
  size_t won = 0, lost = 0, drawn = 0;
  for (const int16_t value : table) {
    if (value >= undecided) drawn++;
    else won += value > 0, lost += value < 0;
  }
  return std::to_string(won) + " " + std::to_string(drawn) + " " + std::to_string(lost);
}

static std::string randomPlay() {
  const std::vector<Half> halves = allHalves();
  const size_t count = halves.size();

  // The positions reachable from the start and their successors; equal moves are merged, with their
  // probabilities added.
  std::vector<int32_t> nodeOf(count * count, -1), positions, start{0}, successor, latest;
  std::vector<double> probability;
  const auto reach = [&](size_t position) {
    if (nodeOf[position] == -1) {
      nodeOf[position] = positions.size();
      positions.push_back(position);
      latest.push_back(-1);
    }
    return nodeOf[position];
  };
  reach(halfOf(1, 1) * count + halfOf(1, 1));
  for (size_t node = 0; node < positions.size(); node++) {
    const size_t mover = positions[node] / count, other = positions[node] % count;
    const int first = successor.size();
    int moves = 0;
    const auto follow = [&](int ownAfter, int theirsAfter) {
      moves++;
      const int next = reach(theirsAfter * count + ownAfter);
      if (latest[next] >= first) {
        probability[latest[next]]++;
        return;
      }
      latest[next] = successor.size();
      successor.push_back(next);
      probability.push_back(1);
    };
    if (mover != 0 && other != 0) {
      const auto [low, high] = halves[mover];
      for (const int strength : {low, high}) {
        if (strength == 0) continue;
        if (halves[other].low > 0) follow(mover, halfOf(land(halves[other].low + strength), halves[other].high));
        if (halves[other].high > 0) follow(mover, halfOf(halves[other].low, land(halves[other].high + strength)));
      }
      const int total = low + high;
      for (int to = 1; to < total; to++) {
        const int rest = total - to;
        if (to >= fingers || rest >= fingers || to == low || to == high) continue;
        follow(halfOf(to, rest), other);
      }
    }
    for (size_t edge = first; edge < successor.size(); edge++) probability[edge] /= moves;
    start.push_back(successor.size());
  }
  const size_t nodes = positions.size(), edges = successor.size();

  // All positions that don't end the game, those nearest to an end first.
  std::vector<std::pair<int32_t, int32_t>> into;
  for (size_t node = 0; node < nodes; node++)
    for (int edge = start[node]; edge < start[node + 1]; edge++) into.push_back({successor[edge], node});
  const Lists sources(nodes, into);
  // What the mover leads by, and the share of games that are undecided.
  std::vector<double> values(2 * nodes);
  std::vector<char> seen(nodes);
  std::vector<int32_t> order;
  for (size_t node = 0; node < nodes; node++) {
    values[2 * node + 1] = 1;
    if (start[node] != start[node + 1]) continue;
    // A player without fingers has lost.
    values[2 * node] = positions[node] / count == 0 ? -1 : 1;
    values[2 * node + 1] = 0;
    seen[node] = 1;
    order.push_back(node);
  }
  const size_t ends = order.size();
  for (size_t head = 0; head < order.size(); head++) {
    for (int at = sources.start[order[head]]; at < sources.start[order[head] + 1]; at++) {
      const int source = sources.items[at];
      if (!seen[source]) seen[source] = 1, order.push_back(source);
    }
  }

  // Gauss-Seidel sweeps until a bound of the error is small.
  for (double error = 1; error > 1e-9;) {
    double left = 0, kept = 0, moved = 0;
    for (size_t at = ends; at < order.size(); at++) {
      const size_t node = order[at];
      double lead = 0, undecided = 0;
      for (int edge = start[node]; edge < start[node + 1]; edge++) {
        const size_t next = successor[edge];
        lead -= probability[edge] * values[2 * next];
        undecided += probability[edge] * values[2 * next + 1];
      }
      const double before = values[2 * node + 1], change = std::abs(lead - values[2 * node]);
      values[2 * node] = lead;
      values[2 * node + 1] = undecided;
      if (undecided > left) left = undecided;
      if (undecided > kept * before) kept = undecided / before;
      if (change > 1e-15 && change > moved * before) moved = change / before;
    }
    if (kept < 1) error = 1.5 * moved * left / (1 - kept);
  }
  char text[32];
  std::snprintf(text, sizeof text, "%zu %zu %.6f", nodes, edges, (1 + values[0]) / 2);
  return text;
}

int main(int argc, char **argv) {
  if (argc < 4) return 1;
  const int repeat = std::atoi(argv[1]);
  const std::string work = argv[2];
  fingers = std::atoi(argv[3]);
  const int depth = argc > 4 ? std::atoi(argv[4]) : 1;
  std::string result;
  const auto begun = std::chrono::steady_clock::now();
  for (int time = 0; time < repeat; time++) {
    if (work == "perft") result = std::to_string(Tables(depth - 1).walk(0, depth));
    else result = work == "random" ? randomPlay() : solve();
  }
  const std::chrono::duration<double, std::milli> taken = std::chrono::steady_clock::now() - begun;
  std::printf("%s\n%f\n", result.c_str(), taken.count() / repeat);
  return 0;
}
