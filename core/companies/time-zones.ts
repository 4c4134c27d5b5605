/** The eleven time zones of Russia, west to east. */
export const timeZones = [
  'Europe/Kaliningrad',
  'Europe/Moscow',
  'Europe/Samara',
  'Asia/Yekaterinburg',
  'Asia/Omsk',
  'Asia/Krasnoyarsk',
  'Asia/Irkutsk',
  'Asia/Yakutsk',
  'Asia/Vladivostok',
  'Asia/Magadan',
  'Asia/Kamchatka',
] as const

export type TimeZone = (typeof timeZones)[number]

export const isTimeZone = (value: unknown): value is TimeZone =>
  (timeZones as readonly unknown[]).includes(value)
