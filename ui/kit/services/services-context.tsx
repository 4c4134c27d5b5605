import { createContext, type ReactNode, use, useState } from 'react'
import type { Services, Token } from './service.ts'

/** For what gives some services otherwise to what is inside of it. */
export const Context = createContext<Services | null>(null)

type Props = { readonly services: Services; readonly children: ReactNode }

export function ServicesProvider({ services, children }: Props) {
  return <Context value={services}>{children}</Context>
}

/** The service for as long as the component is there: a transient one is the component's own. */
export function useService<T>(asked: Token<T>): T {
  const services = use(Context)
  if (services === null) throw new Error('useService outside of ServicesProvider')
  const [service] = useState(() => services.get(asked))
  return service
}
