import {
  saveTenantProfile,
  type TenantSettings,
  type TenantThemeDraft,
} from '@portal/contract/desk/tenant-settings'
import * as v from '@portal/contract/valibot'
import { allowBlank, matchText, requireText } from '@portal/remote-kit/form-schema'
import { createLazyOverlay } from '@portal/remote-kit/layer'
import { Button, Card, chakra, Flex, Grid, Section, Text } from '@portal/ui'
import { ChoiceField, Form, TextField, useForm, useFormContext } from '@portal/ui/form'
import { useState } from 'react'
import { useDeskWrite } from '../shared/use-desk-write.ts'
import { useText } from '../texts.ts'
import { BrandingPreview } from './BrandingPreview.tsx'
import {
  type BrandingValues,
  findChangedBranding,
  isHexColour,
  toBrandingDraft,
  toBrandingValues,
} from './branding-values.ts'
import { CustomerPreview } from './CustomerPreview.tsx'
import { EmailField, isEmailAddress } from './EmailField.tsx'
import { LogoField } from './LogoField.tsx'
import { SaveButton } from './SaveButton.tsx'

const MailAndPdfPreviewOverlay = createLazyOverlay(
  () => import(/* webpackChunkName: "elsewhere" */ './branding-preview/MailAndPdfPreviewDrawer.tsx'),
  ({ open }) => open,
)

/** Card with a button to preview unsaved branding in mails and in the PDF of a customer's file. */
function MailAndPdfPreviewCard({ branding }: { branding: TenantThemeDraft }) {
  const text = useText()
  const [open, setOpen] = useState(false)
  return (
    <Card>
      <Section title={text('elsewhere')}>
        <Text color="ink2">{text('elsewhere_hint')}</Text>
        <Flex>
          <Button kind="secondary" small icon="eye" onClick={() => setOpen(true)}>
            {text('elsewhere_open')}
          </Button>
        </Flex>
        <MailAndPdfPreviewOverlay open={open} branding={branding} onClose={() => setOpen(false)} />
      </Section>
    </Card>
  )
}

interface ColourFieldProps {
  name: string
  label: string
  optional?: boolean
}

const swatchCss = {
  flex: 'none',
  ml: '2',
  '& > input': { display: 'block', boxSize: '32px', p: '0', rounded: '6px', cursor: 'pointer' },
}

/** Colour field: typed as '#rrggbb', or chosen with the colour picker of the device. */
function ColourField({ name, label, optional = false }: ColourFieldProps) {
  const text = useText()
  const { watch, setValue } = useFormContext()
  const value = String(watch(name) ?? '')
  return (
    <TextField
      name={name}
      label={label}
      optional={optional}
      input={{ autoComplete: 'off', spellCheck: false, maxLength: 7 }}
      before={
        <chakra.span css={swatchCss}>
          <input
            type="color"
            aria-label={text('colour_pick', { label })}
            value={isHexColour(value) ? value.trim() : '#ffffff'}
            onChange={(event) =>
              setValue(name, event.target.value, { shouldDirty: true, shouldValidate: true })
            }
          />
        </chakra.span>
      }
    />
  )
}

const brandingColumnsCss = { base: 'minmax(0,1fr)', lg: 'minmax(0,1fr) minmax(0,1fr)' }

const isWebsiteUrl = (typed: string) => /^https:\/\/[^\s/]+\.[^\s/]+/.test(typed.trim())

/** Form for name, colours and form of address, beside a live preview of the result. */
export function BrandingForm({ settings }: { settings: TenantSettings }) {
  const text = useText()
  const before = toBrandingValues(settings)
  const form = useForm<BrandingValues>({
    schema: v.object({
      name: requireText(text('tenant_name_required')),
      primary_color: matchText(isHexColour, text('colour_invalid')),
      secondary_color: matchText(isHexColour, text('colour_invalid')),
      tertiary_color: matchText(allowBlank(isHexColour), text('colour_invalid')),
      contact_email: matchText(allowBlank(isEmailAddress), text('email_invalid')),
      website: matchText(allowBlank(isWebsiteUrl), text('website_invalid')),
    }),
    values: before,
    resetOptions: { keepDirtyValues: true },
  })
  const write = useDeskWrite(saveTenantProfile, { refreshes: ['TENANT'] })
  const shown = form.watch()
  const draft = toBrandingDraft(shown, before)
  const submitBranding = async (typed: BrandingValues) => {
    const body = findChangedBranding(typed, before)
    if (Object.keys(body).length === 0) return
    if (await write.submit({ body })) form.reset(typed, { keepValues: true })
  }
  const plain = { autoComplete: 'off' as const }
  return (
    <Grid gridTemplateColumns={brandingColumnsCss} gap="5" alignItems="start">
      <Card>
        <Section title={text('settings_look')}>
          <Form form={form} onSubmit={submitBranding} problem={write.errorText}>
            <TextField name="name" label={text('tenant_name')} input={{ ...plain, maxLength: 80 }} />
            <TextField name="slogan" label={text('slogan')} optional input={{ ...plain, maxLength: 120 }} />
            <ChoiceField
              name="pronoun"
              label={text('wording')}
              beside={200}
              options={(['JE', 'U'] as const).map((value) => ({
                value,
                label: text(`wording_${value}`),
                about: text(`wording_${value}_about`),
              }))}
            />
            <ColourField name="primary_color" label={text('primary_color')} />
            <ColourField name="secondary_color" label={text('secondary_color')} />
            <ColourField name="tertiary_color" label={text('tertiary_color')} optional />
            <EmailField name="contact_email" label={text('contact_email')} optional />
            <TextField
              name="website"
              label={text('website')}
              optional
              input={{ ...plain, inputMode: 'url', maxLength: 200 }}
            />
            <SaveButton busy={write.isPending} saved={write.isSuccess} />
          </Form>
        </Section>
      </Card>
      <Grid gap="5">
        <BrandingPreview
          name={shown.name}
          brand={{
            primary: isHexColour(shown.primary_color) ? shown.primary_color.trim() : before.primary_color,
            secondary: isHexColour(shown.secondary_color)
              ? shown.secondary_color.trim()
              : before.secondary_color,
            tertiary: isHexColour(shown.tertiary_color) ? shown.tertiary_color.trim() : null,
          }}
        />
        <MailAndPdfPreviewCard branding={draft} />
        <CustomerPreview draft={draft} />
        <LogoField logo={settings.logo} />
      </Grid>
    </Grid>
  )
}
