import { randomUUID } from 'node:crypto'
import type { TryRule } from '@osh/core/auth/tries.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import { describe, expect, it } from 'vitest'
import type { Opened } from '../opened.ts'

const rule: TryRule = { free: 3, firstWait: 30, longestWait: 900, regain: 100 }

const at = (seconds: number): Instant =>
  new Date(Date.UTC(2026, 10, 20) + seconds * 1000).toISOString() as Instant

export const triesContract = (opened: () => Opened) =>
  describe('Tries', () => {
    const tries = () => opened().storage.tries
    const take = (key: string, seconds: number) => tries().take(key, rule, at(seconds))

    it('are taken while there are any, and waited for after that, by each key alone', async () => {
      const [key, other] = [randomUUID(), randomUUID()]
      const waits: number[] = []
      for (const moment of [0, 1, 2, 3, 33]) waits.push(await take(key, moment))
      expect(waits).toEqual([0, 0, 0, 29, 0])
      expect(await take(other, 33)).toBe(0)
      expect(await (await opened().reopen()).tries.take(key, rule, at(34))).toBeGreaterThan(0)
    })

    it('come back with time', async () => {
      const key = randomUUID()
      for (const moment of [0, 0, 0, 250]) expect(await take(key, moment)).toBe(0)
      expect(await take(key, 250)).toBe(0)
      expect(await take(key, 250)).toBe(30)
    })

    it('that count for nothing are given back, one or all', async () => {
      const [key, other] = [randomUUID(), randomUUID()]
      for (const one of [key, key, key, other, other, other]) await take(one, 0)
      await tries().giveBack(key)
      await tries().giveBack(randomUUID())
      expect([await take(key, 0), await take(key, 0)]).toEqual([0, 30])
      await tries().forget(key)
      await tries().forget(randomUUID())
      for (const free of [0, 0, 0, 30]) expect(await take(key, 0)).toBe(free)
      expect(await take(other, 0)).toBe(30)
    })

    it('are taken and given back several at once', async () => {
      const key = randomUUID()
      const several = (times: number) => tries().take(key, rule, at(0), times)
      expect([await several(2), await several(2), await several(1)]).toEqual([0, 100, 0])
      await tries().giveBack(key, 2)
      expect([await several(2), await several(1)]).toEqual([0, 30])
    })

    it('are no more for many callers at the same moment than for one', async () => {
      const key = randomUUID()
      const clients = await Promise.all(Array.from({ length: 6 }, () => opened().another()))
      const waits = await Promise.all(clients.map((client) => client.tries.take(key, rule, at(0))))
      expect(waits.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 30, 30, 30])
    })

    it('of a day ago are forgotten', async () => {
      const key = randomUUID()
      for (let i = 0; i < 3; i++) await take(key, 0)
      for (const free of [0, 0, 0, 30]) expect(await take(key, 86_400)).toBe(free)
    })

    it('that come back slowly are kept as long, whoever else tries meanwhile', async () => {
      const key = randomUUID()
      const slow: TryRule = { ...rule, regain: 86_400 }
      const takeSlowly = (seconds: number) => tries().take(key, slow, at(seconds))
      for (const free of [0, 0, 0, 30]) expect(await takeSlowly(0)).toBe(free)
      await take(randomUUID(), 86_400)
      for (const free of [0, 30]) expect(await takeSlowly(86_400)).toBe(free)
    })
  })
