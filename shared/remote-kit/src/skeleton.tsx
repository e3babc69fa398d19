import type { ScreenSkeleton as Boxes, ByWidth, SkeletonPart } from '@portal/contract/skeleton'
import { Box, Card, Grid, Loading, Page, PageSummary, Skeleton } from '@portal/ui'

/** Blocks on the coloured surface have that surface's colour. */
const surfaceCss = {
  '--bar': 'var(--table)',
  bg: 'wall',
  rounded: 'table',
  p: { base: '5', md: '10' },
  gridTemplateColumns: 'minmax(0,1fr)',
}
const shapes = { card: 'card', table: 'table', round: 'full' }
const shownIn = {
  narrow: { base: 'grid', lg: 'none' },
  wide: { base: 'none', lg: 'grid' },
}

const template = (tracks: (number | string)[]) =>
  tracks.map((track) => (typeof track === 'number' ? `minmax(0,${track}fr)` : track)).join(' ')
const templates = (at: ByWidth<(number | string)[]>) =>
  Array.isArray(at)
    ? template(at)
    : Object.fromEntries(Object.entries(at).map(([from, tracks]) => [from, template(tracks ?? [])]))

/** Skeleton of a screen or part of it; announces once that content is loading. */
export function ScreenSkeleton({ of }: { of: Boxes }) {
  return (
    <Loading>
      <Page>
        <Parts parts={of} />
      </Page>
    </Loading>
  )
}

/** Index keys are safe: the blocks of a skeleton never change order. */
const Parts = ({ parts }: { parts: readonly SkeletonPart[] }) =>
  parts.map((part, place) => <Part key={place} part={part} />)

function Part({ part }: { part: SkeletonPart }) {
  if (part.kind === 'bar') {
    const { w, h = '16px', look } = part
    return <Skeleton w={w} h={h} rounded={look && shapes[look]} />
  }
  const inside = <Parts parts={part.parts} />
  if (part.kind === 'rows') return <Page display={part.only ? shownIn[part.only] : 'grid'}>{inside}</Page>
  if (part.kind === 'columns')
    return (
      <Grid gap={{ base: '4', md: '6' }} alignItems="start" gridTemplateColumns={templates(part.at)}>
        {inside}
      </Grid>
    )
  if (part.kind === 'summary') return <PageSummary>{inside}</PageSummary>
  const Paper = part.kind === 'card' ? Card : Box
  return (
    <Paper
      css={part.kind === 'surface' ? surfaceCss : undefined}
      display="grid"
      alignContent="start"
      gap="4"
      minH={part.minH}
    >
      {inside}
    </Paper>
  )
}
