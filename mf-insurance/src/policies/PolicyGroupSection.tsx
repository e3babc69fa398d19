import type { Policy } from '@portal/contract/policy'
import type { PolicyGroup } from '@portal/domain/policy'
import { Box, Button, Grid, Section, Text } from '@portal/ui'
import { useState } from 'react'
import { useText } from '../texts.ts'
import { PolicyCard } from './PolicyCard.tsx'

interface PolicyGroupSectionProps {
  group: PolicyGroup
  policies: readonly Policy[]
  /** Number of policy cards shown before the customer shows all. */
  atFirst: number
}

const policyCardGridCss = { gap: { base: '4', md: '6' }, gridTemplateColumns: 'minmax(0,1fr)' }
const twoPolicyColumnsCss = { gridTemplateColumns: { base: 'minmax(0,1fr)', md: 'repeat(2, minmax(0,1fr))' } }

/** Policies of one group; a group with one policy takes half a row. */
export function PolicyGroupSection({ group, policies, atFirst }: PolicyGroupSectionProps) {
  const text = useText()
  const [all, setAll] = useState(false)
  if (policies.length === 0) return null
  const shown = all ? policies : policies.slice(0, atFirst)
  return (
    <Box gridColumn={policies.length > 1 ? '1/-1' : 'auto'} minW="0">
      <Section
        title={text(`group_${group}`)}
        aside={<Text color="ink2">{text('policies_count', { count: policies.length })}</Text>}
      >
        <Grid as="ul" css={[policyCardGridCss, policies.length > 1 ? twoPolicyColumnsCss : {}]}>
          {shown.map((policy, place) => (
            <PolicyCard key={policy.id} policy={policy} animationIndex={place} />
          ))}
        </Grid>
        {shown.length < policies.length && (
          <Button kind="secondary" small justifySelf="start" onClick={() => setAll(true)}>
            {text('policies_all', { count: policies.length })}
          </Button>
        )}
      </Section>
    </Box>
  )
}
