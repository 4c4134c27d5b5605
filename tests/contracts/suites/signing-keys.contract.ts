import type { SigningKeys } from '@osh/core/auth/signing-keys.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import { describe, expect, it } from 'vitest'

const at = (seconds: number): Instant =>
  new Date(Date.UTC(2026, 10, 20) + seconds * 1000).toISOString() as Instant

/** The same keys, and another opening of them at the same time. */
type OpenedKeys = { readonly keys: SigningKeys; another(): Promise<SigningKeys> }

export const signingKeysContract = (opened: () => OpenedKeys) =>
  describe('SigningKeys', () => {
    it('are made once, for all', async () => {
      const openings = await Promise.all(Array.from({ length: 4 }, () => opened().another()))
      const read = await Promise.all([opened().keys, ...openings].map((keys) => keys.listKeys(at(0))))
      for (const keys of read) expect(keys).toEqual(read[0])
      expect(read[0]).toEqual([
        { id: expect.any(String), secret: expect.any(String), since: at(0), retired: null },
      ])
      expect(read[0]?.[0]?.secret.length).toBeGreaterThanOrEqual(32)
    })

    it('are rotated: the new one signs, those before it are kept, and forgotten in their time', async () => {
      const { keys } = opened()
      const [first] = await keys.listKeys(at(0))
      await keys.rotate(at(100), at(0))
      await keys.rotate(at(200), at(0))
      const [third, second, last] = await (await opened().another()).listKeys(at(300))
      expect(third).toMatchObject({ since: at(200), retired: null })
      expect(second).toMatchObject({ since: at(100), retired: at(200) })
      expect(last).toEqual({ ...first, retired: at(100) })
      expect(new Set([third?.secret, second?.secret, last?.secret]).size).toBe(3)
      await keys.rotate(at(300), at(150))
      expect((await keys.listKeys(at(300))).map(({ retired }) => retired)).toEqual([null, at(300), at(200)])
    })

    it('rotated at the same moment leave one that signs', async () => {
      const openings = await Promise.all(Array.from({ length: 3 }, () => opened().another()))
      await Promise.all(openings.map((keys) => keys.rotate(at(400), at(0))))
      const signing = (await opened().keys.listKeys(at(400))).filter(({ retired }) => retired === null)
      expect(signing).toHaveLength(1)
    })
  })
