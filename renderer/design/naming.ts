/** The ids that a {@link Field} passes to its control. */
export interface FieldIds {
  readonly control: string;
  readonly label: string;
  /** The id of the field's description or problem, whichever is shown. */
  readonly description: string | undefined;
}

/** The source of a control's accessible name: the field around it, or its own label. */
export interface Naming {
  readonly field?: FieldIds | undefined;
  readonly label?: string | undefined;
}

interface NamingAttributes {
  id?: string;
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
  'aria-label'?: string;
}

/** The attributes that give a control its name and description. */
export function namingAttributes({ field, label }: Naming): NamingAttributes {
  if (field === undefined) return label === undefined ? {} : { 'aria-label': label };
  return {
    id: field.control,
    'aria-labelledby': field.label,
    ...(field.description === undefined ? {} : { 'aria-describedby': field.description }),
  };
}
