interface ViewTyped {
  widgetViewType?: string | undefined;
}

const SWEEPSTAKE_VIEW_TYPE = 'sweep';

/** ROUTE-02: the sweepstake variant runs where the host or the user says so. */
export const isSweepstake = ({ parent, user }: { parent: ViewTyped; user: ViewTyped }): boolean =>
  parent.widgetViewType === SWEEPSTAKE_VIEW_TYPE || user.widgetViewType === SWEEPSTAKE_VIEW_TYPE;
