import { type FilledMessageTemplate, getFilledMessageTemplates } from '@portal/contract/desk/message-template'
import { Button, chakra, Flex, Notice, Stack, Text } from '@portal/ui'
import { useId, useState } from 'react'
import { nativeSelectCss } from '../../../shared/desk-styles.ts'
import { useDeskData } from '../../../shared/use-desk-data.ts'
import { useText } from '../../../texts.ts'

interface TemplateSelectProps {
  /** Id of the customer. */
  id: string
  onInsert: (template: FilledMessageTemplate) => void
}

/** Select with the tenant's message templates, filled in for this customer. Renders nothing if there are none. */
export function TemplateSelect({ id, onInsert }: TemplateSelectProps) {
  const text = useText()
  const field = useId()
  const [chosen, choose] = useState('')
  const [inserted, setInserted] = useState('')
  const templates = useDeskData(getFilledMessageTemplates, { params: { id } })
  const list = templates.data?.data ?? []
  const template = list.find((one) => String(one.id) === chosen)
  if (templates.isError && list.length === 0) return <Notice status="warn">{text('templates_error')}</Notice>
  if (list.length === 0) return null
  const insertTemplate = (given: FilledMessageTemplate) => {
    onInsert(given)
    setInserted(given.name)
  }
  return (
    <Stack gap="2">
      <Text as="label" fontWeight={500} {...{ htmlFor: field }}>
        {text('template')}
      </Text>
      <Flex gap="3" wrap="wrap">
        <chakra.select
          id={field}
          css={nativeSelectCss}
          flex="1 1 14em"
          minW="0"
          value={chosen}
          onChange={(event) => {
            choose(event.target.value)
            setInserted('')
          }}
        >
          <option value="">{text('template_none')}</option>
          {list.map((one) => (
            <option key={one.id} value={String(one.id)} lang="nl">
              {one.name}
            </option>
          ))}
        </chakra.select>
        <Button
          kind="secondary"
          small
          aria-disabled={!template || undefined}
          onClick={() => template && insertTemplate(template)}
        >
          {text('template_insert')}
        </Button>
      </Flex>
      <div role="status">
        {template && template.wording !== template.wanted && (
          <Notice status="warn">
            {text('template_fallback', {
              wanted: text(`wording_${template.wanted}`),
              wording: text(`wording_${template.wording}`),
            })}
          </Notice>
        )}
        {inserted && (
          <Text textStyle="meta" color="ink2">
            {text('template_inserted', { name: inserted })}
          </Text>
        )}
      </div>
    </Stack>
  )
}
