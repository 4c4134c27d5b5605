// @vitest-environment node
import { expect, test } from 'vitest'
import { openAsUser } from '#tests/ui/user-page.ts'
import { feedStore } from '#ui/today/feed/feed-store.ts'
import { noticeSettingsStore } from './notice-settings-store.ts'

test('what is switched off is told no more, and each change is kept at once', async () => {
  const { services, hire, department } = await openAsUser()
  await hire('Абрамова', await department('Карьер'))
  const [settings, feed] = [services.get(noticeSettingsStore), services.get(feedStore)]
  await settings.open()
  await feed.open()
  const kinds = () => [...new Set(feed.unread.map(({ kind }) => kind))]
  expect(kinds()).toContain('responsible')
  await settings.toggle('responsible')
  await settings.setDigest('weekly')
  expect(settings.state).toEqual({ is: 'ready', value: { muted: ['responsible'], digest: 'weekly' } })
  await feed.open()
  expect(kinds()).not.toContain('responsible')
  await settings.toggle('responsible')
  expect(settings.state).toMatchObject({ value: { muted: [] } })
  await feed.open()
  expect(kinds()).toContain('responsible')
  await feed.read(feed.unread)
  expect(feed.unread).toEqual([])
  await feed.open()
  expect(feed.unread).toEqual([])
})
