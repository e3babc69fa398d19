import type { PublishedVersion } from '@portal/contract/release'
import * as v from '@portal/contract/valibot'
import { FormButtons } from '@portal/remote-kit/form-buttons'
import { matchText, requireValue } from '@portal/remote-kit/form-schema'
import { Notice } from '@portal/ui'
import { ComboboxField } from '@portal/ui/combobox-field'
import { Dialog } from '@portal/ui/dialog'
import { CheckField, ChoiceField, Form, NumberField, useForm } from '@portal/ui/form'
import { SelectField } from '@portal/ui/select-field'
import { useText } from '../../texts.ts'
import { ReasonField } from './ReasonField.tsx'
import {
  isValidPercent,
  type ReleaseFormValues,
  releaseMethods,
  toReleaseAction,
} from './release-form-values.ts'
import { useReleaseAction } from './use-release-action.ts'
import { VersionChanges } from './VersionChanges.tsx'

interface ReleaseDialogProps {
  open: boolean
  remote: string
  tenants: readonly { subdomain: string; name: string }[]
  versions: readonly PublishedVersion[]
  version: string | null
  onClose: () => void
}

/**
 * Dialog to release a version: to everyone on the live channel, to a percentage of a tenant's customers, or pinned to a
 * tenant.
 */
export function ReleaseDialog({
  open,
  remote,
  tenants,
  versions,
  version: chosen,
  onClose,
}: ReleaseDialogProps) {
  const text = useText()
  const values: ReleaseFormValues = {
    version: chosen ?? '',
    way: 'rollout',
    tenant: '',
    percent: '10',
    force: false,
    why: '',
  }
  const isAwaitingBrowserTest = (version: string) =>
    versions.find((one) => one.version === version)?.passed_at === null
  const common = { version: requireValue(text('version_required')), why: v.string() }
  const tenantRequired = requireValue(text('tenant_required'))
  const form = useForm<ReleaseFormValues>({
    schema: v.pipe(
      v.variant('way', [
        v.object({ ...common, way: v.literal('promote') }),
        v.object({ ...common, way: v.literal('pin'), tenant: tenantRequired }),
        v.object({
          ...common,
          way: v.literal('rollout'),
          tenant: tenantRequired,
          percent: matchText(isValidPercent, text('share_required')),
        }),
      ]),
      v.forward(
        v.partialCheck(
          [['version'], ['why']],
          ({ version, why }) => !isAwaitingBrowserTest(version) || why.trim() !== '',
          text('why_required'),
        ),
        ['why'],
      ),
    ),
    values,
  })
  const { send, problem } = useReleaseAction(remote, onClose)
  const { version, way, tenant } = form.watch()
  const waits = isAwaitingBrowserTest(version)
  const everywhere = { value: '*', label: text('all_tenants') }
  const places = tenants.map(({ subdomain, name }) => ({ value: subdomain, label: name }))
  return (
    <Dialog open={open} onClose={onClose} title={text('release_version')} about={remote}>
      <Form form={form} onSubmit={(typed) => send(toReleaseAction(typed, waits))} problem={problem}>
        <SelectField
          name="version"
          label={text('version')}
          placeholder={text('version_choose')}
          options={versions
            .filter(({ withdrawn }) => !withdrawn)
            .map((one) => ({ value: one.version, label: one.version }))}
        />
        <ChoiceField
          name="way"
          label={text('to_whom')}
          options={releaseMethods.map((value) => ({
            value,
            label: text(`way_${value}`),
            about: text(`way_${value}_hint`),
          }))}
        />
        {way !== 'promote' && (
          <ComboboxField
            name="tenant"
            label={text('tenant')}
            placeholder={text('tenant_choose')}
            options={way === 'rollout' ? [everywhere, ...places] : places}
          />
        )}
        {way === 'rollout' && <NumberField name="percent" label={text('share')} unit="%" />}
        {version && (
          <VersionChanges remote={remote} version={version} tenant={way === 'promote' ? '' : tenant} />
        )}
        {waits && (
          <Notice>
            {text('gate_waits_hint')}
            <CheckField name="force" label={text('force')} />
          </Notice>
        )}
        <ReasonField required={waits} />
        <FormButtons cancel={text('cancel')} send={text('release_do')} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}
