import { windows } from './look.ts'
import { walkDialogs } from './walk-dialogs.ts'

walkDialogs(windows.slice(0, 1))
