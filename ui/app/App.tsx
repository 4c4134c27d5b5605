import { MantineProvider } from '@mantine/core'
import { type DataRouter, RouterProvider } from 'react-router-dom'
import type { Services } from '#ui/kit/services/service.ts'
import { ServicesProvider } from '../kit/services/services-context.tsx'
import { resolveVariables, theme } from '../kit/theme.ts'
import { PageNotes } from './PageNotes.tsx'

type Props = { readonly services: Services; readonly router: DataRouter; readonly nonce?: string }

/** The whole page: look, services, routes. `nonce` is what the response's policy allows styles by. */
export function App({ services, router, nonce = '' }: Props) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={resolveVariables}
      forceColorScheme="light"
      getStyleNonce={() => nonce}
    >
      <ServicesProvider services={services}>
        <PageNotes router={router} />
        <RouterProvider router={router} />
      </ServicesProvider>
    </MantineProvider>
  )
}
