@php($a = 1)
<a href="#" @class(['a' => $b]) edti="town.plot/{{ $plot->id }}">x</a>
@if($a)<p id="x">{{ auth()->id() }}</p><p id="x"></p>@endif
