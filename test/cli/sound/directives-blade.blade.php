@php($sample = ['<a edti="town.plot/1">'])
@php
  $other = "<a edti='town.plot/1'>";
@endphp
<form method="post" @class(['wide', 'open' => $plot->isOpen()])>
  <vs-choice type="Radio" name="kind" title="@lang('Kind')" options='@json($kinds)' @required($isNew)></vs-choice>
  <vs-select name="list" title="List" multi options='@json(collect($rows)->map(fn ($row) => [$row->id, "a)"]))'></vs-select>
  <vs-date name="from" :title="$title" @error('from') aria-invalid="true" @enderror></vs-date>
</form>
<script type="application/json" id="vs-settings">@json(['lang' => app()->getLocale(), 'base_url' => url('/')])</script>
