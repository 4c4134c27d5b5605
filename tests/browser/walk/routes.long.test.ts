import { allWindows } from './look.ts'
import { walkRoutes } from './walk-routes.ts'

await walkRoutes(allWindows)
