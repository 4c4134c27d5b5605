import { recordsSmoke, storageSmoke } from './contracts.ts'
import { openLocalStorage } from './local-storage-opened.ts'
import { recordsIn } from './opened.ts'

recordsSmoke('localStorage', async () => recordsIn(await openLocalStorage()), { apart: true })
storageSmoke('localStorage', openLocalStorage, { apart: true })
