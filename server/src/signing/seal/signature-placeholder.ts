import {
  PDFArray,
  type PDFDocument,
  PDFHexString,
  PDFInvalidObject,
  PDFName,
  PDFNumber,
  type PDFPage,
  PDFString,
} from '@cantoo/pdf-lib'
import {
  ANNOTATION_FLAGS,
  DEFAULT_BYTE_RANGE_PLACEHOLDER,
  SIG_FLAGS,
  SUBFILTER_ETSI_CADES_DETACHED,
} from '@signpdf/utils'

/** Facts about a seal that PDF readers show. */
export interface SealFacts {
  name: string
  reason: string
  location: string
  at: Date
}

/** Annotation flag that prevents moving and removal (ISO 32000-1, table 165). */
const lockedAnnotationFlag = 128

/** Permission value: no changes after sealing (ISO 32000-1, table 254). */
const noChangesPermission = 1

/** Space in bytes for the signature and its certificates. */
const maxSignatureBytes = 16_384

/**
 * Reserves space for an invisible signature, which `@signpdf/signpdf` fills in. The dictionary is not compressed, so
 * that its bytes can be found.
 */
export function addPlaceholder(pdf: PDFDocument, page: PDFPage, facts: SealFacts): void {
  const { context } = pdf
  const filled = PDFName.of(DEFAULT_BYTE_RANGE_PLACEHOLDER)
  const range = PDFArray.withContext(context)
  for (const part of [PDFNumber.of(0), filled, filled, filled]) range.push(part)
  const dictionary = context.obj({
    Type: 'Sig',
    Filter: 'Adobe.PPKLite',
    SubFilter: SUBFILTER_ETSI_CADES_DETACHED,
    ByteRange: range,
    Contents: PDFHexString.of('0'.repeat(maxSignatureBytes * 2)),
    Name: PDFHexString.fromText(facts.name),
    Reason: PDFHexString.fromText(facts.reason),
    Location: PDFHexString.fromText(facts.location),
    M: PDFString.fromDate(facts.at),
    Reference: [
      {
        Type: 'SigRef',
        TransformMethod: 'DocMDP',
        TransformParams: { Type: 'TransformParams', P: noChangesPermission, V: '1.2' },
      },
    ],
  })
  const bytes = new Uint8Array(dictionary.sizeInBytes())
  dictionary.copyBytesInto(bytes, 0)
  const seal = context.register(PDFInvalidObject.of(bytes))
  pdf.catalog.set(PDFName.of('Perms'), context.obj({ DocMDP: seal }))
  const field = context.register(
    context.obj({
      Type: 'Annot',
      Subtype: 'Widget',
      FT: 'Sig',
      T: PDFHexString.fromText('Zegel'),
      V: seal,
      Rect: [0, 0, 0, 0],
      F: ANNOTATION_FLAGS.PRINT | lockedAnnotationFlag,
      P: page.ref,
    }),
  )
  page.node.addAnnot(field)
  const form = pdf.catalog.getOrCreateAcroForm()
  form.dict.set(PDFName.of('SigFlags'), PDFNumber.of(SIG_FLAGS.SIGNATURES_EXIST | SIG_FLAGS.APPEND_ONLY))
  form.addField(field)
}
