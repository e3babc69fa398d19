import type { ScreenSkeleton as SkeletonContent, SkeletonPart, ValueByWidth } from '@portal/contract/skeleton'
import { Box, Card, Grid, Loading, Page, PageSummary, Skeleton } from '@portal/ui'

/**
 * Surface of a skeleton: background `surface`. The placeholder bars have the colour `table`, so that they stay visible
 * on it.
 */
const surfaceCss = {
  '--bar': 'var(--table)',
  bg: 'surface',
  rounded: 'table',
  p: { base: '5', md: '10' },
  gridTemplateColumns: 'minmax(0,1fr)',
}
const cornersByShape = { card: 'card', table: 'table', round: 'full' }
const displayByWidth = {
  narrow: { base: 'grid', lg: 'none' },
  wide: { base: 'none', lg: 'grid' },
}

const toGridTemplate = (tracks: (number | string)[]) =>
  tracks.map((track) => (typeof track === 'number' ? `minmax(0,${track}fr)` : track)).join(' ')
const toResponsiveTemplate = (at: ValueByWidth<(number | string)[]>) =>
  Array.isArray(at)
    ? toGridTemplate(at)
    : Object.fromEntries(Object.entries(at).map(([from, tracks]) => [from, toGridTemplate(tracks ?? [])]))

/** Skeleton of a screen or part of it. Announces once that content is loading. */
export function ScreenSkeleton({ of }: { of: SkeletonContent }) {
  return (
    <Loading>
      <Page>
        <SkeletonParts parts={of} />
      </Page>
    </Loading>
  )
}

/** Index keys are safe: the blocks of a skeleton never change order. */
const SkeletonParts = ({ parts }: { parts: readonly SkeletonPart[] }) =>
  parts.map((part, place) => <SkeletonPartView key={place} part={part} />)

function SkeletonPartView({ part }: { part: SkeletonPart }) {
  if (part.kind === 'bar') {
    const { w, h = '16px', look } = part
    return <Skeleton w={w} h={h} rounded={look && cornersByShape[look]} />
  }
  const innerParts = <SkeletonParts parts={part.parts} />
  if (part.kind === 'rows')
    return <Page display={part.only ? displayByWidth[part.only] : 'grid'}>{innerParts}</Page>
  if (part.kind === 'columns')
    return (
      <Grid
        gap={{ base: '4', md: '6' }}
        alignItems="start"
        gridTemplateColumns={toResponsiveTemplate(part.at)}
      >
        {innerParts}
      </Grid>
    )
  if (part.kind === 'summary') return <PageSummary>{innerParts}</PageSummary>
  const Paper = part.kind === 'card' ? Card : Box
  return (
    <Paper
      css={part.kind === 'surface' ? surfaceCss : undefined}
      display="grid"
      alignContent="start"
      gap="4"
      minH={part.minH}
    >
      {innerParts}
    </Paper>
  )
}
