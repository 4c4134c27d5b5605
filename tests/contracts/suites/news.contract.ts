import type { UserId } from '@osh/core/auth/account.ts'
import type { NewsId } from '@osh/core/news/news-item.ts'
import type { NewsFilter } from '@osh/core/news/news-query.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { newUser, type Opened } from '../opened.ts'

const at = (time: string) => `2026-11-${time}.000Z` as Instant

/** News of the service, which every reader shares. */
export const newsContract = (opened: () => Opened) =>
  describe('NewsShelf', () => {
    const written = (title: string, time: string, important = false) => ({
      ...{ title, body: `**${title}**`, important },
      publishedAt: at(time),
    })
    const shelf = () => opened().storage.news
    const titles = async (filter: NewsFilter = 'off', reader: UserId | null = null, page = 1, limit = 10) => {
      const query = { page, limit, filter }
      return (await shelf().list(reader, query)).items.map(({ title }) => title)
    }
    beforeEach(async () => {
      opened().clock.set(at('20T09:00:00'))
      for (const { id } of (await shelf().all({ page: 1, limit: 200 })).items) await shelf().remove(id)
    })

    it('has the newest first, and of one moment the one that was written last; what is ahead is not there yet', async () => {
      await shelf().add(written('раз', '18T10:00:00'))
      await shelf().add(written('два', '19T10:00:00'))
      await shelf().add(written('ещё два', '19T10:00:00'))
      const ahead = await shelf().add(written('три', '20T10:00:00'))
      expect(await titles()).toEqual(['ещё два', 'два', 'раз'])
      expect(await shelf().item(null, ahead.id)).toBeNull()
      expect((await shelf().all({ page: 1, limit: 1 })).items.map(({ title }) => title)).toEqual(['три'])
      expect((await shelf().all({ page: 1, limit: 1 })).total).toBe(4)
      opened().clock.set(at('20T10:00:00'))
      expect(await titles()).toEqual(['три', 'ещё два', 'два', 'раз'])
    })

    it('is read page by page, and counted to its end', async () => {
      for (let i = 10; i < 15; i++) await shelf().add(written(`${i}`, `${i}T10:00:00`, i % 2 === 0))
      expect(await titles('off', null, 2, 2)).toEqual(['12', '11'])
      expect(await titles('important')).toEqual(['14', '12', '10'])
      expect(await shelf().list(null, { page: 3, limit: 2, filter: 'off' })).toMatchObject({
        total: 5,
        more: false,
      })
    })

    it('has neighbours in the whole feed', async () => {
      const ids: NewsId[] = []
      for (const time of ['17T10:00:00', '18T10:00:00', '18T10:00:00', '21T10:00:00'])
        ids.push((await shelf().add(written(time, time))).id)
      const [first, second, third] = ids
      if (!first || !second || !third) throw new Error('nothing was written')
      const around = async (id: NewsId) => {
        const found = await shelf().item(null, id)
        return [found?.previous, found?.next]
      }
      expect(await around(first)).toEqual([second, null])
      expect(await around(second)).toEqual([third, first])
      expect(await around(third)).toEqual([null, second])
    })

    it('is read by a person, and stays so; no one else has read it', async () => {
      const { storage, reopen } = opened()
      const [reader, other] = [await newUser(storage), await newUser(storage)]
      const [one, ahead] = [
        await shelf().add(written('раз', '18T10:00:00')),
        await shelf().add(written('потом', '28T10:00:00')),
      ]
      await shelf().add(written('два', '19T10:00:00'))
      expect(await shelf().markRead(reader, one.id)).toBe(true)
      expect(await shelf().markRead(reader, one.id)).toBe(true)
      expect(await shelf().markRead(reader, ahead.id)).toBe(false)
      expect(await titles('unread', reader)).toEqual(['два'])
      expect((await shelf().list(reader, { page: 1, limit: 10, filter: 'unread' })).total).toBe(1)
      expect(await titles('unread', other)).toEqual(['два', 'раз'])
      const again = (await reopen()).news
      expect(await again.item(reader, one.id)).toMatchObject({ read: true, body: '**раз**' })
      expect(await again.item(other, one.id)).toMatchObject({ read: false })
    })

    it('is changed and removed, with everyone’s marks', async () => {
      const reader = await newUser(opened().storage)
      const { id } = await shelf().add(written('раз', '18T10:00:00'))
      await shelf().markRead(reader, id)
      const changed = written('иначе', '17T10:00:00', true)
      expect(await shelf().change(id, changed)).toEqual({ id, ...changed })
      expect(await shelf().item(reader, id)).toMatchObject({ title: 'иначе', read: true })
      expect(await shelf().remove(id)).toBe(true)
      expect(await shelf().remove(id)).toBe(false)
      expect(await shelf().change(id, changed)).toBeNull()
      expect(await shelf().markRead(reader, id)).toBe(false)
    })

    it('has the notes of a version once, as they are now', async () => {
      const notes = { version: '1.0.0', title: 'Что нового', body: '- раз' }
      await shelf().publishRelease(notes)
      opened().clock.set(at('21T09:00:00'))
      await shelf().publishRelease({ ...notes, body: '- раз\n- два' })
      await shelf().publishRelease({ ...notes, version: '1.1.0', title: 'Дальше' })
      const { items } = await shelf().list(null, { page: 1, limit: 10, filter: 'off' })
      expect(items.map(({ title, body, publishedAt }) => [title, body, publishedAt])).toEqual([
        ['Дальше', '- раз', at('21T09:00:00')],
        ['Что нового', '- раз\n- два', at('20T09:00:00')],
      ])
    })
  })
