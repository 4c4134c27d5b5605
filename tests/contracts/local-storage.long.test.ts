import { allContracts } from './contracts.ts'
import { openLocalStorage } from './local-storage-opened.ts'

allContracts('localStorage', openLocalStorage, { apart: true })
