import type { Right } from '@osh/core/rights/right.ts'
import { type ReactNode, use, useState } from 'react'
import { type OwnRights, ownRights } from '#ui/app/session/own-rights.ts'
import type { Services, Token } from '#ui/kit/services/service.ts'
import { Context, ServicesProvider } from '#ui/kit/services/services-context.tsx'

/** Inside of it nothing leads to a command, whatever the person's rights: what is there can only be read. */
export function ReadOnly({ children }: { readonly children: ReactNode }) {
  const services = use(Context)
  const [reading] = useState(() => services && makeReadingServices(services))
  return reading && <ServicesProvider services={reading}>{children}</ServicesProvider>
}

function makeReadingServices(services: Services): Services {
  const rights = services.get(ownRights)
  const reading: Pick<OwnRights, 'may' | 'membership'> = {
    get membership() {
      return rights.membership
    },
    may: (right: Right) => right.startsWith('see-') && rights.may(right),
  }
  return { get: <T,>(asked: Token<T>) => (asked.id === ownRights.id ? (reading as T) : services.get(asked)) }
}
