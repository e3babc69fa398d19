import { getMessageTemplates } from '@portal/contract/desk/message-template'
import type { Locale } from '@portal/contract/language'
import type { Id } from '@portal/contract/wire'
import { QueryView } from '@portal/remote-kit'
import { createLazyOverlay, useLastNonNull } from '@portal/remote-kit/layer'
import { Button, Card, chakra, Section, Text } from '@portal/ui'
import { useState } from 'react'
import { listPlaceholder } from '../../shared/placeholders.tsx'
import { useDeskData } from '../../shared/use-desk-data.ts'
import { useText } from '../../texts.ts'
import { TemplateRow } from './TemplateRow.tsx'

const TemplateOverlay = createLazyOverlay(
  () => import(/* webpackChunkName: "template" */ './TemplateDialog.tsx'),
  ({ open }) => open,
)

/** The template being edited, by id; null for a new template. */
interface EditedTemplate {
  id: Id | null
}

/** The tenant's message templates, with buttons to edit and add. */
export default function TemplateSettings({ ownLocale }: { ownLocale: Locale }) {
  const text = useText()
  const templates = useDeskData(getMessageTemplates, {})
  const [opened, open] = useState<EditedTemplate | null>(null)
  const last = useLastNonNull(opened)
  return (
    <Card>
      <Section
        title={text('settings_templates')}
        aside={<Button onClick={() => open({ id: null })}>{text('template_add')}</Button>}
      >
        <Text color="ink2">{text('templates_hint')}</Text>
        <QueryView
          read={templates}
          placeholder={listPlaceholder}
          error={[text('templates_error')]}
          empty={{ title: text('templates_none'), children: text('templates_none_hint') }}
          framed={false}
        >
          {({ data }) =>
            data.length > 0 && (
              <chakra.ul>
                {data.map((template) => (
                  <TemplateRow key={template.id} template={template} onChange={() => open(template)} />
                ))}
              </chakra.ul>
            )
          }
        </QueryView>
        <TemplateOverlay
          key={last?.id}
          open={opened !== null}
          ownLocale={ownLocale}
          template={templates.data?.data.find(({ id }) => id === last?.id) ?? null}
          onClose={() => open(null)}
        />
      </Section>
    </Card>
  )
}
