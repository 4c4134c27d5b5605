import { usualPushServices } from '@osh/core/push/push-device.ts'
import type { Site } from '#adapters/landing/site.ts'
import { StartRefused } from '#adapters/postgres/embedded/start-refused.ts'
import type { PushSettings } from '#adapters/push/push-sender.ts'
import { readVapidKey, type VapidKey } from '#adapters/push/vapid-key.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** By which browsers are told of notices: where the key is, whom push services ask, and which of them there are. */
export type PushPlan = Omit<PushSettings, 'key'> & {
  /** The key of the settings; null: that of a file. */
  readonly key: VapidKey | null
}

/**
 * Reads VAPID_PRIVATE_KEY and PUSH_SERVICES. Null where push services could ask no one: a key of the settings is refused then, that of a file waits.
 */
export function readPushPlan(
  environment: Environment,
  { publicUrl, supportEmail }: Pick<Site, 'publicUrl' | 'supportEmail'>,
): PushPlan | null {
  const text = environment.VAPID_PRIVATE_KEY || null
  const key = text === null ? null : readVapidKey(text)
  if (text !== null && key === null)
    throw new StartRefused(
      'VAPID_PRIVATE_KEY не читается: возьмите строку, которую печатает npm run push-key.',
    )
  const subject = supportEmail === null ? publicUrl : `mailto:${supportEmail}`
  if (!subject?.startsWith('mailto:') && !subject?.startsWith('https:')) {
    if (text === null) return null
    throw new StartRefused(
      'Push-уведомлениям нужен адрес для связи: укажите SUPPORT_EMAIL или PUBLIC_URL с https.',
    )
  }
  return { key, subject, services: readServices(environment.PUSH_SERVICES || null) }
}

function readServices(text: string | null): readonly string[] {
  if (text === null) return usualPushServices
  const services = text.split(',').map((service) => service.trim())
  const wrong = services.find((service) => !/^(?:https?:\/\/|\*\.)?[a-z\d.-]+(?::\d+)?$/.test(service))
  if (wrong === undefined) return services
  throw new StartRefused(
    `PUSH_SERVICES «${wrong}» не подходит: укажите узлы через запятую, например fcm.googleapis.com, *.push.apple.com.`,
  )
}
