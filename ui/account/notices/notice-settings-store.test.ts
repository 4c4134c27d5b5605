// @vitest-environment node
import { usualSettings } from '@osh/core/notices/feed/notice-settings.ts'
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import { expect, test } from 'vitest'
import { openAsUser } from '#tests/ui/user-page.ts'
import { ports } from '#ui/app/container.ts'
import { currentCompany } from '#ui/app/session/current-company.ts'
import { feedStore } from '#ui/today/feed/feed-store.ts'
import { NoticeSettingsStore, noticeSettingsStore } from './notice-settings-store.ts'

test('what is switched off is told no more, and each change is kept at once', async () => {
  const { services, hire, department } = await openAsUser()
  await hire('Абрамова', await department('Карьер'))
  const [settings, feed] = [services.get(noticeSettingsStore), services.get(feedStore)]
  await settings.open()
  await feed.open()
  const kinds = () => [...new Set(feed.unread.map(({ kind }) => kind))]
  expect(kinds()).toContain('responsible')
  await settings.toggle('responsible')
  const byMail = { digest: 'weekly', reminders: true, investigations: false, hour: 7 } as const
  await settings.save(byMail)
  expect(settings.state).toEqual({
    is: 'ready',
    value: {
      settings: { muted: ['responsible'], unpushed: [], ...byMail },
      ...{ isSending: false, timeZone: 'Europe/Moscow' },
    },
  })
  await settings.togglePushed('investigations')
  expect(settings.state).toMatchObject({ value: { settings: { unpushed: ['investigations'] } } })
  await settings.togglePushed('investigations')
  expect(settings.state).toMatchObject({ value: { settings: { unpushed: [] } } })
  await feed.open()
  expect(kinds()).not.toContain('responsible')
  await settings.toggle('responsible')
  expect(settings.state).toMatchObject({ value: { settings: { muted: [] } } })
  await feed.open()
  expect(kinds()).toContain('responsible')
  await feed.read(feed.unread)
  expect(feed.unread).toEqual([])
  await feed.open()
  expect(feed.unread).toEqual([])
})

test('a choice that can’t be kept is taken back and said; several at once are kept one after another', async () => {
  const { services } = await openAsUser()
  const [feed, mails, current] = [
    services.get(ports.feed),
    services.get(ports.mailService),
    services.get(currentCompany),
  ]
  let isAway = false
  const store = new NoticeSettingsStore(
    {
      ...feed,
      saveSettings: async (asked) => {
        if (isAway) throw new Unavailable(503)
        return feed.saveSettings(asked)
      },
    },
    mails,
    current,
  )
  await store.open()
  const shown = () => (store.state.is === 'ready' ? store.state.value?.settings : null)
  const all = [store.toggle('news'), store.toggle('acts'), store.save({ digest: 'daily' })]
  expect(shown()).toEqual({ ...usualSettings, muted: ['news', 'acts'], digest: 'daily' })
  await Promise.all(all)
  const kept = { ...usualSettings, muted: ['acts', 'news'], digest: 'daily' }
  expect([shown(), store.failed]).toEqual([kept, false])
  isAway = true
  const lost = store.save({ hour: 20 })
  expect(shown()).toEqual({ ...kept, hour: 20 })
  await lost
  expect([shown(), store.failed]).toEqual([kept, true])
  isAway = false
  await store.save({ hour: 21 })
  expect([shown(), store.failed]).toEqual([{ ...kept, hour: 21 }, false])
})
