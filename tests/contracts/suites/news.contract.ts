import type { UserId } from '@osh/core/auth/account.ts'
import type { NewsId } from '@osh/core/news/news-item.ts'
import type { NewsFilter } from '@osh/core/news/news-query.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { someone } from '#tests/examples.ts'
import { publishNews } from '#tests/news-example.ts'
import { newUser, type Opened } from '../opened.ts'
import { accepted, refusal } from '../world.ts'

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
    const withdraw = (newsId: NewsId, version: number, withdrawn = true) =>
      opened().storage.openRecords(someone).newsDesk.withdraw({ details: { newsId, version, withdrawn } })
    beforeEach(async () => {
      opened().clock.set(at('20T09:00:00'))
      for (const { id, version, withdrawn } of (await shelf().listAll({ page: 1, limit: 200 })).items)
        if (!withdrawn) accepted(await withdraw(id, version))
    })

    it('has the newest first, and of one moment the one that was written last; what is ahead is not there yet', async () => {
      await publishNews(opened().storage, written('раз', '18T10:00:00'))
      await publishNews(opened().storage, written('два', '19T10:00:00'))
      await publishNews(opened().storage, written('ещё два', '19T10:00:00'))
      const ahead = await publishNews(opened().storage, written('три', '20T10:00:00'))
      expect(await titles()).toEqual(['ещё два', 'два', 'раз'])
      expect(await shelf().findItem(null, ahead.id)).toBeNull()
      const { items, total } = await shelf().listAll({ page: 1, limit: 1 })
      expect(items).toEqual([ahead])
      expect(total).toBeGreaterThanOrEqual(4)
      expect((await shelf().listAll({ page: total, limit: 1 })).items).toHaveLength(1)
      opened().clock.set(at('20T10:00:00'))
      expect(await titles()).toEqual(['три', 'ещё два', 'два', 'раз'])
    })

    it('is read page by page, and counted to its end', async () => {
      for (let i = 10; i < 15; i++)
        await publishNews(opened().storage, written(`${i}`, `${i}T10:00:00`, i % 2 === 0))
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
        ids.push((await publishNews(opened().storage, written(time, time))).id)
      const [first, second, third] = ids
      if (!first || !second || !third) throw new Error('nothing was written')
      const around = async (id: NewsId) => {
        const found = await shelf().findItem(null, id)
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
        await publishNews(opened().storage, written('раз', '18T10:00:00')),
        await publishNews(opened().storage, written('потом', '28T10:00:00')),
      ]
      await publishNews(opened().storage, written('два', '19T10:00:00'))
      expect(await shelf().markRead(reader, one.id)).toBe(true)
      expect(await shelf().markRead(reader, one.id)).toBe(true)
      expect(await shelf().markRead(reader, ahead.id)).toBe(false)
      expect(await titles('unread', reader)).toEqual(['два'])
      expect((await shelf().list(reader, { page: 1, limit: 10, filter: 'unread' })).total).toBe(1)
      expect(await titles('unread', other)).toEqual(['два', 'раз'])
      const again = (await reopen()).news
      expect(await again.findItem(reader, one.id)).toMatchObject({ read: true, body: '**раз**' })
      expect(await again.findItem(other, one.id)).toMatchObject({ read: false })
    })

    const change = (id: NewsId, version: number, typed: object, by = opened().storage) =>
      by.openRecords(someone).newsDesk.change({ details: { newsId: id, version, ...typed } })

    it('is changed, and its reader has read it still; of two who change it at once the second is told', async () => {
      const { storage, another } = opened()
      const reader = await newUser(storage)
      const { id } = await publishNews(storage, written('раз', '18T10:00:00'))
      await shelf().markRead(reader, id)
      const typed = { title: 'иначе', body: '- раз', important: true, publishedAt: '2026-11-17T12:30' }
      const both = await Promise.all([
        change(id, 1, typed),
        change(id, 1, { ...typed, title: 'ещё иначе' }, await another()),
      ])
      expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true])
      expect(both.filter(({ ok }) => !ok).map(refusal)).toEqual(['stale'])
      const kept = await shelf().findItem(reader, id)
      expect(kept).toMatchObject({
        body: '- раз',
        important: true,
        read: true,
        publishedAt: at('17T09:30:00'),
      })
      expect(refusal(await change(999_999 as NewsId, 1, typed))).toBe('not-found')
    })

    it('is withdrawn, unseen by anyone but whoever writes news, and put back as it was read', async () => {
      const { storage, reopen } = opened()
      const reader = await newUser(storage)
      const [older, one] = [
        await publishNews(storage, written('раньше', '17T10:00:00')),
        await publishNews(storage, written('раз', '18T10:00:00', true)),
      ]
      await shelf().markRead(reader, one.id)
      const { version, withdrawn } = accepted(await withdraw(one.id, 1))
      expect([version, withdrawn]).toEqual([2, { by: someone, at: at('20T09:00:00') }])
      expect(await titles()).toEqual(['раньше'])
      expect(await titles('important')).toEqual([])
      const again = (await reopen()).news
      expect(await again.findItem(reader, one.id)).toBeNull()
      expect((await again.findItem(reader, older.id))?.previous).toBeNull()
      expect(await again.markRead(reader, one.id)).toBe(false)
      expect(refusal(await withdraw(one.id, 1))).toBe('stale')
      accepted(await withdraw(one.id, 2, false))
      expect(await shelf().findItem(reader, one.id)).toMatchObject({
        read: true,
        previous: null,
        next: older.id,
      })
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
      const [, first] = items
      if (!first) throw new Error('nothing was published')
      const said = { title: 'Коротко', body: '- раз', publishedAt: null }
      expect(refusal(await change(first.id, 1, said))).toBe('stale')
      expect(accepted(await change(first.id, 2, said)).publishedAt).toBe(at('20T09:00:00'))
      await shelf().publishRelease({ ...notes, body: '- снова' })
      expect(await shelf().findItem(null, first.id)).toMatchObject({ title: 'Коротко', body: '- раз' })
      accepted(await withdraw(first.id, 3))
      await shelf().publishRelease(notes)
      expect(await titles()).toEqual(['Дальше'])
    })
  })
