import { Button } from '@mantine/core'
import { Link, Navigate, useLocation } from 'react-router-dom'
import { Page } from '#ui/kit/page/Page.tsx'
import { EmptyState } from '#ui/kit/states/EmptyState.tsx'
import type { justSignedIn } from './session/just-signed-in.ts'
import { shellTexts } from './shell/texts.ts'

/** Stands for an area of the product that does not exist yet; signing in goes on to a working page. */
export function UnderConstruction({ title }: { readonly title: string }) {
  const { state } = useLocation() as { readonly state: typeof justSignedIn | null }
  if (state?.justSignedIn) return <Navigate to="/notifications" replace />
  const onward = (
    <Button component={Link} to="/notifications" variant="default">
      {shellTexts.toNotifications}
    </Button>
  )
  return (
    <Page title={title}>
      <EmptyState action={onward}>{shellTexts.underConstruction}</EmptyState>
    </Page>
  )
}
