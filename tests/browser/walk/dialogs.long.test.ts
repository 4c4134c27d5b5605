import { allWindows } from './look.ts'
import { walkDialogs } from './walk-dialogs.ts'

walkDialogs(allWindows)
