/** What a device shows of a notice, on its lock screen too: no one is named in it, and nothing of anyone's health. */
export type PushMessage = {
  readonly title: string
  readonly body: string
  /** The page of the service that it opens. */
  readonly path: string
  /** A message with the tag of one that is shown, or that waits for the device, takes its place. */
  readonly tag: string
}

/** Whether it can wait until the device is looked at. */
export type PushUrgency = 'normal' | 'high'
