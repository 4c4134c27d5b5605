import { useEffect } from 'react'
import { type MemberNames, memberNames } from './member-names.ts'
import { useService } from './services-context.tsx'

/** Names of whoever entered something, read anew when the screen opens. */
export function useMemberNames(): MemberNames {
  const names = useService(memberNames)
  useEffect(() => void names.read(), [names])
  return names
}
