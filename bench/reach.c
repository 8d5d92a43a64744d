/* The flood of src/kit/reach.ts in C, as the yardstick: same bucket queue, same packed marks, same input
 * (the loop over directions is left to the compiler to unroll).
 * usage: reach <input> <rounds> <millis per round>
 * input, little-endian int32: size, limit, starts, then start hexes, next[size * 6], costs[size * 6].
 * prints: nanoseconds per flood (best round), and a checksum of hexes and costs over all starts. */
#define _POSIX_C_SOURCE 199309L
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { FAR = 0xffff, GENERATION = FAR + 1, UNSEEN = 0x7fffffff, FIRST_BASE = UNSEEN - 2 * GENERATION + 1 };

static int size, limit, starts;
static int32_t *start_hexes;
static struct {
  int16_t *next, *costs, *from, *entry, *hexes;
  int32_t *mark, *tail, *links;
  uint8_t *block, *stop, *toll;
} all;
static int32_t base = FIRST_BASE + GENERATION;

static int flood(int start) {
  const int16_t *restrict const next = all.next, *restrict const costs = all.costs;
  const uint8_t *restrict const block = all.block, *restrict const stop = all.stop, *restrict const toll = all.toll;
  int16_t *restrict const from = all.from, *restrict const entry = all.entry, *restrict const hexes = all.hexes;
  int32_t *restrict const mark = all.mark, *restrict const tail = all.tail, *restrict const links = all.links;
  int count = 0, top = 0, unused = limit + 1;
  base -= GENERATION;
  if (base < 0) {
    for (int h = 0; h < size; h++) mark[h] = UNSEEN;
    base = FIRST_BASE;
  }
  const int32_t bound = base + limit;
  mark[start] = base;
  from[start] = -1;
  links[0] = unused;
  tail[0] = unused;
  entry[unused++] = (int16_t)start;
  for (int c = 0; c <= top; c++) {
    const int32_t at = base + c;
    for (int i = c; i != tail[c];) {
      i = links[i];
      const int h = entry[i];
      if (mark[h] != at) continue;
      hexes[count++] = (int16_t)h;
      if (stop[h] && from[h] >= 0) continue;
      for (int e = h * 6, end = e + 6; e < end; e++) {
        const int cost = costs[e];
        if (cost < 0) continue;
        const int to = next[e];
        if (at + cost > bound || at + cost >= mark[to] || block[to]) continue;
        const int32_t sum = at + cost + toll[to];
        if (sum > bound || sum >= mark[to]) continue;
        mark[to] = sum;
        from[to] = (int16_t)h;
        const int bucket = sum - base;
        links[tail[bucket]] = unused;
        tail[bucket] = unused;
        entry[unused++] = (int16_t)to;
        if (bucket > top) top = bucket;
      }
    }
    tail[c] = c;
  }
  return count;
}

static void *need(size_t count, size_t width) {
  void *memory = calloc(count, width);
  if (!memory) exit(2);
  return memory;
}

static int32_t number(FILE *file) {
  int32_t n;
  if (fread(&n, sizeof n, 1, file) != 1) exit(3);
  return n;
}

static void load(const char *path) {
  FILE *file = fopen(path, "rb");
  if (!file) exit(4);
  size = number(file), limit = number(file), starts = number(file);
  start_hexes = need(starts, 4), all.next = need(size * 6, 2), all.costs = need(size * 6, 2);
  for (int i = 0; i < starts; i++) start_hexes[i] = number(file);
  for (int e = 0; e < size * 6; e++) all.next[e] = (int16_t)number(file);
  for (int e = 0; e < size * 6; e++) all.costs[e] = (int16_t)number(file);
  fclose(file);
  all.from = need(size, 2), all.hexes = need(size, 2), all.mark = need(size, 4);
  all.block = need(size, 1), all.stop = need(size, 1), all.toll = need(size, 1);
  all.tail = need(limit + 1, 4), all.links = need(limit + 1 + size * 7, 4), all.entry = need(limit + 1 + size * 7, 2);
  for (int h = 0; h < size; h++) all.mark[h] = UNSEEN;
  for (int c = 0; c <= limit; c++) all.tail[c] = c;
}

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1e9 + t.tv_nsec;
}

int main(int argc, char **argv) {
  if (argc != 4) return 1;
  load(argv[1]);
  const int rounds = atoi(argv[2]);
  const double length = atof(argv[3]) * 1e6;
  uint32_t sum = 0;
  for (int i = 0; i < starts; i++) {
    const int count = flood(start_hexes[i]);
    for (int k = 0; k < count; k++) sum = sum * 31 + (uint32_t)(all.hexes[k] * 64 + all.mark[all.hexes[k]] - base);
  }
  double best = 1e18;
  volatile int sink = 0;
  for (int round = 0; round < rounds; round++) {
    long floods = 0;
    const double begin = now();
    double end = begin;
    for (; end - begin < length; end = now()) {
      for (int i = 0; i < starts; i++) sink += flood(start_hexes[i]);
      floods += starts;
    }
    if ((end - begin) / floods < best) best = (end - begin) / floods;
  }
  printf("%.1f %u\n", best, sum);
  return 0;
}
