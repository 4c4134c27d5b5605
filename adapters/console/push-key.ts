import { runCommand } from '../backup/in-console.ts'
import { makeVapidKey } from '../push/vapid-key.ts'

/** `npm run push-key`: a new key by which push services know this service, to be put into its settings. */
await runCommand(async () => {
  console.log(`VAPID_PRIVATE_KEY=${makeVapidKey()}`)
})
