"""Perfect pairs: split an even number of people into pairs so that what the pairs are worth together is greatest.

Edmonds' matching in general graphs with dual weights, in the usual form with O(n³) steps. People are numbered from 1
inside, blossoms (odd circles that are treated as one) come after them, and 0 is nobody.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from mypy_extensions import i64

FREE: Final = -1
OUTER: Final = 0
INNER: Final = 1


def best_pairs(worth: list[list[i64]]) -> list[i64]:
    """For everybody their partner, so that the sum of `worth[a][b]` is greatest; numbers are small, any sign."""
    number = len(worth)
    if number % 2:
        raise ValueError("an odd number of people cannot be paired")
    if not number:
        return []
    lowest: i64 = 0
    highest: i64 = 0
    for row in worth:
        for value in row:
            lowest = min(lowest, value)
            highest = max(highest, value)
    # With this much on top a further pair is worth more than all differences, so nobody is left over.
    base: i64 = (highest - lowest + 1) * number
    forest = Forest([[base + worth[a][b] - lowest if a != b else 0 for b in range(number)] for a in range(number)])
    while forest.augment_once():
        pass
    return [forest.match[a] - 1 for a in range(1, number + 1)]


@final
class Forest:
    """The state of the search: labels, the forest of alternating paths, and the blossoms in it."""

    def __init__(self, weights: list[list[i64]]) -> None:
        number = len(weights)
        size = number + number // 2 + 2
        self.number: i64 = number
        self.top: i64 = number
        """The highest number in use: people, then blossoms."""
        self.weight: list[list[i64]] = [[0] * size for row in range(size)]
        self.tail: list[list[i64]] = [[row] * size for row in range(size)]
        """Of the edge that stands for two nodes: the person at the first of them."""
        self.head: list[list[i64]] = [list(range(size)) for row in range(size)]
        for a in range(number):
            for b in range(number):
                self.weight[a + 1][b + 1] = weights[a][b]
        greatest: i64 = max([max(row) for row in weights])
        self.label: list[i64] = [greatest if 0 < node <= number else 0 for node in range(size)]
        self.match: list[i64] = [0] * size
        self.slack: list[i64] = [0] * size
        """For each node: the outer person with the tightest edge to it."""
        self.outermost: list[i64] = [node if node <= number else 0 for node in range(size)]
        self.parent: list[i64] = [0] * size
        self.within: list[list[i64]] = [[row if row == one else 0 for one in range(size)] for row in range(size)]
        """For a blossom and a person in it: the part of the blossom in which that person is."""
        self.side: list[i64] = [FREE] * size
        self.seen: list[i64] = [0] * size
        self.looks: i64 = 0
        self.parts: list[list[i64]] = [[] for node in range(size)]
        self.queue: list[i64] = []

    def gap(self, a: i64, b: i64) -> i64:
        """How far the edge between two nodes is from being tight."""
        tail: i64 = self.tail[a][b]
        head: i64 = self.head[a][b]
        return self.label[tail] + self.label[head] - 2 * self.weight[tail][head]

    def update_slack(self, person: i64, node: i64) -> None:
        """Note the edge of a person to a node, if it is the tightest so far."""
        if not self.slack[node] or self.gap(person, node) < self.gap(self.slack[node], node):
            self.slack[node] = person

    def set_slack(self, node: i64) -> None:
        """Find the tightest edge to a node again."""
        self.slack[node] = 0
        for person in range(1, self.number + 1):
            outermost = self.outermost[person]
            if self.weight[person][node] > 0 and outermost != node and self.side[outermost] == OUTER:
                self.update_slack(person, node)

    def push(self, node: i64) -> None:
        """Let everybody in a node be looked at."""
        if node <= self.number:
            self.queue.append(node)
            return
        for part in self.parts[node]:
            self.push(part)

    def set_outermost(self, node: i64, blossom: i64) -> None:
        """Say in which blossom a node is, with all its parts."""
        self.outermost[node] = blossom
        if node > self.number:
            for part in self.parts[node]:
                self.set_outermost(part, blossom)

    def turn_to(self, blossom: i64, part: i64) -> i64:
        """The even place of a part in its blossom; the circle is read the other way round if need be."""
        parts = self.parts[blossom]
        place: i64 = parts.index(part)
        if place % 2 == 1:
            self.parts[blossom] = [parts[0], *reversed(parts[1:])]
            return len(parts) - place
        return place

    def set_match(self, a: i64, b: i64) -> None:
        """Pair a node with another; within a blossom the others are paired along the circle."""
        self.match[a] = self.head[a][b]
        if a <= self.number:
            return
        part: i64 = self.within[a][self.tail[a][b]]
        place = self.turn_to(a, part)
        for k in range(place):
            self.set_match(self.parts[a][k], self.parts[a][k ^ 1])
        self.set_match(part, b)
        self.parts[a] = self.parts[a][place:] + self.parts[a][:place]

    def augment(self, a: i64, b: i64) -> None:
        """Turn over the path from a node to its root."""
        while True:
            before: i64 = self.outermost[self.match[a]]
            self.set_match(a, b)
            if not before:
                return
            above: i64 = self.outermost[self.parent[before]]
            self.set_match(before, above)
            a, b = above, before

    def meeting_point(self, a: i64, b: i64) -> i64:
        """Where the paths of two outer nodes meet; 0 if they come from two roots."""
        self.looks += 1
        while a or b:
            if a:
                if self.seen[a] == self.looks:
                    return a
                self.seen[a] = self.looks
                a = self.outermost[self.match[a]]
                if a:
                    a = self.outermost[self.parent[a]]
            a, b = b, a
        return 0

    def path_to(self, node: i64, root: i64) -> list[i64]:
        """The nodes from an outer node up to a root; the inner ones are looked at from now on."""
        found: list[i64] = []
        while node != root:
            partner: i64 = self.outermost[self.match[node]]
            found += [node, partner]
            self.push(partner)
            node = self.outermost[self.parent[partner]]
        return found

    def add_blossom(self, a: i64, root: i64, b: i64) -> None:
        """Make one node of the circle through two nodes and the root where their paths meet."""
        blossom: i64 = self.number + 1
        while blossom <= self.top and self.outermost[blossom]:
            blossom += 1
        self.top = max(self.top, blossom)
        self.label[blossom] = 0
        self.side[blossom] = OUTER
        self.match[blossom] = self.match[root]
        self.parts[blossom] = [root, *reversed(self.path_to(a, root)), *self.path_to(b, root)]
        self.set_outermost(blossom, blossom)
        for node in range(1, self.top + 1):
            self.weight[blossom][node] = self.weight[node][blossom] = 0
        for person in range(1, self.number + 1):
            self.within[blossom][person] = 0
        for part in self.parts[blossom]:
            for node in range(1, self.top + 1):
                if self.weight[blossom][node] == 0 or self.gap(part, node) < self.gap(blossom, node):
                    self.copy_edge(blossom, node, part)
            for person in range(1, self.number + 1):
                if self.within[part][person]:
                    self.within[blossom][person] = part
        self.set_slack(blossom)

    def copy_edge(self, blossom: i64, node: i64, part: i64) -> None:
        """The best edge between a blossom and a node is the one of this part."""
        self.weight[blossom][node] = self.weight[node][blossom] = self.weight[part][node]
        self.tail[blossom][node] = self.head[node][blossom] = self.tail[part][node]
        self.head[blossom][node] = self.tail[node][blossom] = self.head[part][node]

    def expand(self, blossom: i64) -> None:
        """Take an inner blossom apart that is not needed any more."""
        for part in self.parts[blossom]:
            self.set_outermost(part, part)
        entry: i64 = self.within[blossom][self.tail[blossom][self.parent[blossom]]]
        place = self.turn_to(blossom, entry)
        parts = self.parts[blossom]
        for k in range(0, place, 2):
            inner, outer = parts[k], parts[k + 1]
            self.parent[inner] = self.tail[outer][inner]
            self.side[inner], self.side[outer] = INNER, OUTER
            self.slack[inner] = 0
            self.set_slack(outer)
            self.push(outer)
        self.side[entry] = INNER
        self.parent[entry] = self.parent[blossom]
        for part in parts[place + 1 :]:
            self.side[part] = FREE
            self.set_slack(part)
        self.outermost[blossom] = 0

    def follow(self, a: i64, b: i64) -> bool:
        """Follow a tight edge: the forest grows, a blossom closes, or a path is found and turned over."""
        tail, head = self.tail[a][b], self.head[a][b]
        first, second = self.outermost[tail], self.outermost[head]
        if self.side[second] == FREE:
            self.parent[second] = tail
            self.side[second] = INNER
            partner: i64 = self.outermost[self.match[second]]
            self.slack[second] = self.slack[partner] = 0
            self.side[partner] = OUTER
            self.push(partner)
        elif self.side[second] == OUTER:
            root = self.meeting_point(first, second)
            if not root:
                self.augment(first, second)
                self.augment(second, first)
                return True
            self.add_blossom(first, root, second)
        return False

    def augment_once(self) -> bool:
        """Make one more pair; False once nobody is left over."""
        for node in range(len(self.side)):
            self.side[node], self.slack[node] = FREE, 0
        self.queue = []
        for node in range(1, self.top + 1):
            if self.outermost[node] == node and not self.match[node]:
                self.parent[node] = 0
                self.side[node] = OUTER
                self.push(node)
        if not self.queue:
            return False
        while True:
            if self.look_round() or self.change_labels():
                return True

    def look_round(self) -> bool:
        """Follow every tight edge of those who are in the queue."""
        while self.queue:
            person: i64 = self.queue.pop(0)
            if self.side[self.outermost[person]] == INNER:
                continue
            for other in range(1, self.number + 1):
                if self.weight[person][other] > 0 and self.outermost[person] != self.outermost[other]:
                    if self.gap(person, other):
                        self.update_slack(person, self.outermost[other])
                    elif self.follow(person, other):
                        return True
        return False

    def change_labels(self) -> bool:
        """Lower and raise the labels until another edge is tight, then follow it."""
        step = self.largest_step()
        for person in range(1, self.number + 1):
            side = self.side[self.outermost[person]]
            self.label[person] += -step if side == OUTER else step if side == INNER else 0
        for blossom in range(self.number + 1, self.top + 1):
            if self.outermost[blossom] == blossom:
                side = self.side[blossom]
                self.label[blossom] += 2 * step if side == OUTER else -2 * step if side == INNER else 0
        self.queue = []
        for node in range(1, self.top + 1):
            near = self.slack[node]
            is_near = self.outermost[node] == node and near != 0 and self.outermost[near] != node
            if is_near and not self.gap(near, node) and self.follow(near, node):
                return True
        for blossom in range(self.number + 1, self.top + 1):
            if self.outermost[blossom] == blossom and self.side[blossom] == INNER and not self.label[blossom]:
                self.expand(blossom)
        return False

    def largest_step(self) -> i64:
        """How far the labels can be changed before something happens."""
        found: i64 = 1 << 60
        for blossom in range(self.number + 1, self.top + 1):
            if self.outermost[blossom] == blossom and self.side[blossom] == INNER:
                found = min(found, self.label[blossom] // 2)
        for node in range(1, self.top + 1):
            if self.outermost[node] == node and self.slack[node]:
                gap = self.gap(self.slack[node], node)
                if self.side[node] == FREE:
                    found = min(found, gap)
                elif self.side[node] == OUTER:
                    found = min(found, gap // 2)
        return found
