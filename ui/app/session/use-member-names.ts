import { useEffect } from 'react'
import { useService } from '#ui/kit/services/services-context.tsx'
import { type MemberNames, memberNames } from './member-names.ts'

/** Names of whoever entered something, read again when the screen opens. */
export function useMemberNames(): MemberNames {
  const names = useService(memberNames)
  useEffect(() => void names.read(), [names])
  return names
}
