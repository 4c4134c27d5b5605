import { Button } from '@mantine/core'
import { Link } from 'react-router-dom'
import { Page } from '#ui/kit/page/Page.tsx'
import { EmptyState } from '#ui/kit/states/EmptyState.tsx'
import { shellTexts } from './texts.ts'

export function NoCompany({ title }: { readonly title: string }) {
  const fill = (
    <Button component={Link} to="/company/information">
      {shellTexts.fillCompany}
    </Button>
  )
  return (
    <Page title={title}>
      <EmptyState action={fill}>{shellTexts.noCompany}</EmptyState>
    </Page>
  )
}
