import { getMortgages, type Mortgage } from '@portal/contract/mortgage'
import * as v from '@portal/contract/schema'
import { itemPath, useCurrent, useDraft, useOpened } from '@portal/remote-kit'
import { useSearchParams } from '@portal/remote-kit/router'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { Button, Card, EmptyState, House, Stack } from '@portal/ui'
import { useMemo, useState } from 'react'
import { formSkeleton } from '../../shared/skeleton.ts'
import { tabPath } from '../../shared/tabs.ts'
import { Unavailable } from '../../shared/Unavailable.tsx'
import { useText } from '../../texts.ts'
import { mortgageBody } from './body.ts'
import { Choose } from './Choose.tsx'
import { Incomplete, incompleteOf } from './Incomplete.tsx'
import { MortgageForm } from './MortgageForm.tsx'
import { PartForm } from './PartForm.tsx'
import { useLabels } from './use-labels.ts'
import { emptyMortgage, mortgageOf } from './values.ts'

const mortgageTabPath = tabPath('mortgage')
const nothing: readonly Mortgage[] = []

/** The customer's mortgages: one to edit, or to add if there is none (EDITMORT-01). */
export default function MortgageTab() {
  const text = useText()
  const read = useCurrent(getMortgages)
  const { id, close } = useOpened(mortgageTabPath)
  const part = useSearchParams()[0].get('part')
  const [added, setAdded] = useState(false)
  const known = read.data?.data
  const mortgages = known ?? nothing
  const codes = useMemo(
    () => [...new Set(mortgages.flatMap(({ agency }) => agency?.hdn_code ?? []))],
    [mortgages],
  )
  const { labels, failed, retry } = useLabels(codes)
  const saved = useMemo(
    () =>
      labels &&
      mortgages.map((mortgage) => mortgageOf(mortgage, labels.get(mortgage.agency?.hdn_code ?? '') ?? [])),
    [mortgages, labels],
  )
  if (read.isPending) return <ScreenSkeleton of={formSkeleton} />
  if (!known || failed)
    return (
      <Unavailable
        onRetry={() => {
          void read.refetch()
          retry()
        }}
      />
    )
  if (!saved) return <ScreenSkeleton of={formSkeleton} />
  if (saved.length === 0) return <NewMortgage onAdded={() => setAdded(true)} />
  const onFile = mortgages.flatMap((mortgage, index) => {
    const values = saved[index]
    return values ? [{ mortgage, values }] : []
  })
  const at = saved.length === 1 ? 0 : saved.findIndex((one) => String(one.id) === id)
  const own = saved[at]
  const mortgage = mortgages[at]
  if (!own || !mortgage) return <Choose mortgages={mortgages} missing={id !== null} />
  const others = onFile.filter(({ values }) => values !== own)
  const place = own.parts.findIndex(({ key }) => key === part)
  const namedPart = own.parts[place]
  if (namedPart && namedPart.id !== null)
    return (
      <PartForm
        key={namedPart.key}
        saved={namedPart}
        id={namedPart.id}
        number={place + 1}
        lender={mortgage.agency_name ?? text('tab_mortgage')}
        wholeBodyOf={(typed) => {
          const parts = own.parts.map((one) => (one === namedPart ? typed : one))
          return { mortgages: [{ ...own, parts }, ...others.map(({ values }) => values)].map(mortgageBody) }
        }}
        whole={saved.length > 1 ? itemPath(mortgageTabPath, mortgage.id) : mortgageTabPath}
      />
    )
  const incomplete = incompleteOf(others)
  return (
    <Stack gap="4">
      {saved.length > 1 && (
        <Button kind="quiet" icon="chevron-left" alignSelf="start" onClick={close}>
          {text('mortgage_other')}
        </Button>
      )}
      <Incomplete mortgages={incomplete} />
      <MortgageForm
        key={own.id}
        saved={own}
        others={others.map(({ values }) => values)}
        blocked={incomplete.length > 0}
        lender={mortgage.agency_name ?? ''}
        title={mortgage.agency_name ?? text('tab_mortgage')}
        intro={text('mortgage_intro')}
        added={added}
        onRemoved={() => {
          setAdded(false)
          if (id !== null) close()
        }}
      />
    </Stack>
  )
}

/** Form for the first mortgage; open at once if there is a draft. */
function NewMortgage({ onAdded }: { onAdded: () => void }) {
  const text = useText()
  const begun = useDraft('mortgage-new', v.unknown()).begun !== null
  const [adding, setAdding] = useState(false)
  const [empty] = useState(emptyMortgage)
  if (adding || begun)
    return (
      <MortgageForm
        saved={empty}
        others={[]}
        blocked={false}
        lender=""
        title={text('mortgage_new')}
        intro={text('mortgage_intro')}
        onAdded={onAdded}
      />
    )
  return (
    <Card>
      <EmptyState
        title={text('mortgage_none')}
        art={<House />}
        action={<Button onClick={() => setAdding(true)}>{text('mortgage_add')}</Button>}
      >
        {text('mortgage_none_hint')}
      </EmptyState>
    </Card>
  )
}
