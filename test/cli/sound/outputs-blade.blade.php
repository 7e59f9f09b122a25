@if($user)
<p id="who">{{ auth()->user()->name }} {{ env('SITE') }} {{ isset($a) ? 1 : 2 }}</p>
@else
<p id="who">—</p>
@endif
@error('kind')
<p id="note">{{ $message }}</p>
@else
<p id="note"></p>
@enderror
