import type { ApiCall } from '@portal/contract/call'
import { getCustomer } from '@portal/contract/customer'
import * as v from '@portal/contract/valibot'
import { formatTime, formatWeekdayAndDate } from '@portal/domain/format/date-time'
import { type DraftState, useCurrentData, useDraft, useLanguage, usePortal } from '@portal/remote-kit'
import { ErrorBoundary } from '@portal/remote-kit/boundary'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { Box, Button, Card, chakra, Flex, Heading, Link, Notice, Text } from '@portal/ui'
import { Dialog } from '@portal/ui/dialog'
import { Form } from '@portal/ui/form'
import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { useText } from '../../texts.ts'
import { formSkeleton } from '../edit-skeletons.ts'
import { ChangeList } from './ChangeList.tsx'
import type { EditFormDefinition, TypedValues } from './edit-form-definition.ts'
import { EditToolsProvider } from './edit-tools.ts'
import type { FormattedChange } from './form-changes.ts'
import { type FormItem, getVisibleFields, VisibleFieldsProvider } from './form-item.tsx'
import { type SaveFailure, SaveFailureNotice, useFailureText } from './SaveFailureNotice.tsx'
import { useEditForm } from './use-edit-form.ts'

interface EditFormProps<Values extends object, C extends ApiCall> extends EditFormDefinition<Values, C> {
  /** Name under which the draft is stored. */
  name: string
  /** Schema of the form values; a draft in another format is ignored. */
  shape: v.GenericSchema<unknown, Values>
  title: string
  /** Language of the title, if it differs from the page's. */
  titleLang?: string
  intro?: ReactNode
  /** Item named in the URL; only its fields are shown. */
  item?: FormItem | null
  /** Path of the complete form, if this form edits only a part of it. */
  wholeFormPath?: string
  /** Field that gets the focus initially; by default the first field of the item. */
  focus?: string | undefined
  /** Lists other effects of saving: removed data, and amounts that depend on the change. */
  listSideEffects?: (saved: Values, typed: Values) => FormattedChange[]
  /** Warning about the effects, shown before saving. */
  renderWarning?: (saved: Values, typed: Values) => ReactNode
  /** Reason why saving is currently impossible, independent of the typed values; shown on submit. */
  blockedReason?: string | null
  /** Returns the label of the field at a path. */
  getLabel: (field: string) => string
  children: ReactNode
  /** Actions below the form that are independent of saving. */
  below?: ReactNode
}

/**
 * Form to edit a part of the customer's data. The draft is stored on the device until it is saved, and changes are
 * reviewed before saving.
 */
export function EditForm<Values extends object, C extends ApiCall>({
  name,
  shape,
  ...props
}: EditFormProps<Values, C>) {
  const storedShape = useMemo(() => v.object({ base: shape, typed: shape }), [shape])
  const { item = null } = props
  const visibleFields = getVisibleFields(props, item)
  const own = visibleFields ? `${name}/${visibleFields.join()}` : name
  const draft = useDraft(own, storedShape) as DraftState<TypedValues<Values>>
  if (!draft.ready) return <ScreenSkeleton of={formSkeleton} />
  return <LoadedEditForm key={own} {...props} visibleFields={visibleFields} draft={draft} />
}

interface LoadedEditFormProps<Values extends object, C extends ApiCall>
  extends Omit<EditFormProps<Values, C>, 'name' | 'shape'> {
  draft: DraftState<TypedValues<Values>>
  visibleFields: readonly string[] | null
}

function LoadedEditForm<Values extends object, C extends ApiCall>({
  draft,
  visibleFields,
  item = null,
  title,
  titleLang,
  intro,
  wholeFormPath,
  focus = item?.focusField,
  listSideEffects,
  renderWarning,
  blockedReason = null,
  getLabel,
  children,
  below,
  ...editing
}: LoadedEditFormProps<Values, C>) {
  const text = useText()
  const getFailureText = useFailureText()
  const portal = usePortal()
  const edit = useEditForm(editing, draft)
  const { form, stage, isReviewing, saving, base, failure, changes, meanwhile, saveAtOnce } = edit
  const typed = isReviewing ? form.getValues() : null
  const [tried, setTried] = useState(false)
  const isExplained = isReviewing || (failure === 'changed' && meanwhile.length > 0)
  const problem = failure && !isExplained ? getFailureText(failure) : tried ? blockedReason : null
  const done = useRef<HTMLDivElement>(null)
  const { justSaved } = editing
  useEffect(() => {
    if (justSaved) done.current?.focus()
  }, [justSaved])
  const { setFocus } = form
  /**
   * Waits one frame, because the shell first focuses the heading of a new screen. If the customer is already in another
   * field, the focus stays there.
   */
  useEffect(() => {
    if (focus === undefined) return
    const frame = requestAnimationFrame(() => {
      if (!document.activeElement?.matches('input, select, textarea')) setFocus(focus as never)
    })
    return () => cancelAnimationFrame(frame)
  }, [setFocus, focus])
  return (
    <Card>
      <Heading level={2} lang={titleLang}>
        {title}
      </Heading>
      {intro && (
        <Text color="ink2" mt="1">
          {intro}
        </Text>
      )}
      {visibleFields && wholeFormPath && (
        <Text color="ink2" mt="1">
          {text('edit_only_this')} <Link href={wholeFormPath}>{text('edit_whole')}</Link>
        </Text>
      )}
      <CustomerFileLockedNotice />
      <EditFormNotices
        edit={edit}
        since={draft.resumed?.at ?? null}
        isDraftStored={draft.isStored}
        confirmationRef={done}
      />
      <EditToolsProvider value={{ saving, failure, saveAtOnce }}>
        <Form
          form={form}
          onSubmit={blockedReason ? () => setTried(true) : edit.review}
          getLabel={getLabel}
          problem={problem}
          mt="6"
        >
          <ErrorBoundary onError={(error) => portal.report(error)}>
            <VisibleFieldsProvider value={visibleFields}>{children}</VisibleFieldsProvider>
          </ErrorBoundary>
          <Flex gap="4" wrap="wrap" align="center" borderTopWidth="1px" borderColor="line" pt="6">
            <Button type="submit">{text('edit_review')}</Button>
            {stage === 'unchanged' && (
              <Text role="status" color="ink2">
                {text('edit_unchanged')}
              </Text>
            )}
          </Flex>
        </Form>
        {below}
      </EditToolsProvider>
      <ChangesReview
        open={isReviewing}
        changes={typed && listSideEffects ? [...changes, ...listSideEffects(base, typed)] : changes}
        meanwhile={meanwhile}
        warning={typed && renderWarning?.(base, typed)}
        saving={saving}
        failure={failure}
        onSave={() => void edit.save()}
        onClose={edit.close}
        confirmationRef={done}
      />
    </Card>
  )
}

interface ChangesReviewProps {
  open: boolean
  changes: readonly FormattedChange[]
  /** Changes made elsewhere since the customer started editing. */
  meanwhile: readonly FormattedChange[]
  /** Warning about other effects of saving. */
  warning: ReactNode
  saving: boolean
  failure: SaveFailure | null
  onSave: () => void
  onClose: () => void
  /** Element that gets the focus after saving. */
  confirmationRef: RefObject<HTMLElement | null>
}

/** The buttons are stacked on phones, so that a longer label while saving moves nothing. */
const reviewButtonsCss = {
  gap: '3',
  flexWrap: 'wrap',
  '& > button': { flex: { base: '1 1 100%', md: 'none' } },
}

/** Dialog that lists the old and new values of all changes before they are saved. */
function ChangesReview(props: ChangesReviewProps) {
  const { open, changes, meanwhile, warning, saving, failure, onSave, onClose, confirmationRef } = props
  const text = useText()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text('edit_review_title')}
      about={text('edit_review_hint')}
      finalFocus={confirmationRef}
    >
      <ChangeList changes={changes} />
      {warning}
      {failure && <SaveFailureNotice failure={failure} meanwhile={meanwhile} />}
      <Flex css={reviewButtonsCss}>
        <Button busy={saving} onClick={onSave}>
          {text(saving ? 'edit_saving' : failure ? 'edit_save_again' : 'save')}
        </Button>
        <Button kind="secondary" onClick={onClose}>
          {text('edit_back')}
        </Button>
      </Flex>
    </Dialog>
  )
}

/** Notice that nothing can be saved while the adviser edits the customer's file (EDIT-10). */
function CustomerFileLockedNotice() {
  const text = useText()
  const locked = useCurrentData(getCustomer).data?.data.file_locked
  if (!locked) return null
  return (
    <Notice status="warn" role="status" mt="5">
      <chakra.p fontWeight={600}>{text('save_edits_error_noaccess')}</chakra.p>
      <p>{text('edit_locked_hint')}</p>
    </Notice>
  )
}

interface EditFormNoticesProps {
  edit: Pick<ReturnType<typeof useEditForm>, 'stage' | 'resumed' | 'meanwhile' | 'again'>
  /** Time at which the resumed draft was stored, in milliseconds since the epoch; null without a draft. */
  since: number | null
  /** Whether the device can store drafts. */
  isDraftStored: boolean
  /** Element that shows the confirmation after saving. */
  confirmationRef: RefObject<HTMLDivElement | null>
}

/** Notices above the form: saved, draft resumed, data changed elsewhere, or draft not stored. */
function EditFormNotices({
  edit: { stage, resumed, meanwhile, again },
  since,
  isDraftStored,
  confirmationRef,
}: EditFormNoticesProps) {
  const text = useText()
  const { language } = useLanguage()
  return (
    <Box display="grid" gap="3" css={{ '&:not(:empty)': { mt: '5' } }}>
      {stage === 'saved' && (
        <div ref={confirmationRef} tabIndex={-1} role="status">
          <Notice status="good">{text('save_edits_succesful')}</Notice>
        </div>
      )}
      {resumed && since !== null && (
        <Notice role="status">
          {text('edit_resumed', {
            day: formatWeekdayAndDate(new Date(since).toISOString(), language) ?? '',
            time: formatTime(new Date(since).toISOString(), language) ?? '',
          })}{' '}
          <Button kind="quiet" small my="-2.5" onClick={again}>
            {text('edit_anew')}
          </Button>
        </Notice>
      )}
      {meanwhile.length > 0 && (
        <Notice status="warn" role="status">
          <p>{text('edit_elsewhere')}</p>
          <Box mt="3">
            <ChangeList changes={meanwhile} areSaved />
          </Box>
        </Notice>
      )}
      {!isDraftStored && <Notice status="warn">{text('edit_not_kept')}</Notice>}
    </Box>
  )
}
